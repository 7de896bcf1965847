/** One palette for the page, the documentation and the reports. Each colour is given for light and dark. */
const colors: Readonly<Record<string, readonly [light: string, dark: string]>> = {
  ground: ["#f6f5f2", "#131412"],
  panel: ["#fffefc", "#1b1c1a"],
  sunken: ["#efede7", "#242522"],
  ink: ["#1e1d1a", "#ecebe5"],
  soft: ["#5f5c55", "#a9a69c"],
  line: ["#e2dfd7", "#2f302c"],
  edge: ["#8d897e", "#77756c"],
  accent: ["#145e55", "#82d2c5"],
  "on-accent": ["#ffffff", "#0c211e"],
  good: ["#1d6a3c", "#84cf9f"],
  warn: ["#7d4a00", "#e6b666"],
  bad: ["#a5282c", "#f29a96"],
  // Of code: names, texts, numbers, and words such as `true` and `await`.
  "code-name": ["#1b5583", "#8fc1ea"],
  "code-text": ["#1d6a3c", "#9ad3ab"],
  "code-number": ["#7a3e9d", "#d3a6f0"],
  "code-word": ["#963a55", "#f0a3b8"],
};

const pairs = Object.entries(colors).map(([name, [light, dark]]) => `  --${name}: light-dark(${light}, ${dark});`);

/** The custom properties of every page, as CSS. */
export const palette = `:root {
  color-scheme: light dark;
${pairs.join("\n")}
  --sans: -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, system-ui, sans-serif;
  --mono: ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace;
  --radius: 8px;
}
`;

/** The mark, as SVG: a square for the stated rules, and a circle for the assumptions. */
export const mark = `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24"><title>Standin</title><rect width="24" height="24" rx="6" fill="#145e55"/><rect x="5.5" y="8.5" width="7" height="7" fill="#fff"/><circle cx="16.75" cy="12" r="2.75" fill="none" stroke="#fff" stroke-width="1.5"/></svg>
`;
