// The whole document, rendered by Redoc in the colours of these pages. Its own search is off: it would need a worker.
{
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  const colors = dark
    ? {
        ground: "#131412",
        panel: "#1b1c1a",
        ink: "#ecebe5",
        soft: "#a5a298",
        line: "#2f302c",
        accent: "#82d2c5",
        code: "#0e0f0d",
      }
    : {
        ground: "#f6f5f2",
        panel: "#f1efea",
        ink: "#1e1d1a",
        soft: "#66635b",
        line: "#e2dfd7",
        accent: "#145e55",
        code: "#21231f",
      };
  const sans = '-apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, system-ui, sans-serif';
  const mono = 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace';
  const options = {
    disableSearch: true,
    hideDownloadButtons: true,
    hideDownloadButton: true,
    nativeScrollbars: true,
    expandResponses: "200,201,202",
    jsonSamplesExpandLevel: 3,
    showExtensions: ["x-rules", "x-answers", "x-errors"],
    scrollYOffset: "header",
    theme: {
      colors: {
        primary: { main: colors.accent },
        success: { main: dark ? "#84cf9f" : "#1d6a3c" },
        error: { main: dark ? "#f29a96" : "#a5282c" },
        text: { primary: colors.ink, secondary: colors.soft },
        border: { dark: colors.line, light: colors.line },
        http: { get: "#1d6a3c", post: "#145e55", put: "#855000", delete: "#a5282c" },
        responses: {
          success: { color: dark ? "#84cf9f" : "#1d6a3c", backgroundColor: colors.panel },
          error: { color: dark ? "#f29a96" : "#a5282c", backgroundColor: colors.panel },
        },
      },
      schema: {
        nestedBackground: colors.panel,
        linesColor: colors.line,
        typeNameColor: colors.soft,
        typeTitleColor: colors.soft,
      },
      typography: {
        fontSize: "15px",
        lineHeight: "1.5",
        fontFamily: sans,
        headings: { fontFamily: sans, fontWeight: "650" },
        code: { fontFamily: mono, fontSize: "13px", color: colors.ink, backgroundColor: colors.panel },
        links: { color: colors.accent, visited: colors.accent, hover: colors.accent },
      },
      sidebar: { backgroundColor: colors.ground, textColor: colors.ink, activeTextColor: colors.accent },
      rightPanel: { backgroundColor: colors.code, textColor: "#ecebe5" },
      codeBlock: { backgroundColor: "#0e0f0d" },
    },
  };
  window.Redoc.init(window.standinDocument, options, document.getElementById("reference"));
}
