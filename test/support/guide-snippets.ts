/** A block of code in a guide. */
export interface Snippet {
  guide: string;
  language: string;
  code: string;
}

/** The blocks of a guide, in order. */
export function snippetsOf({ name, text }: { name: string; text: string }): Snippet[] {
  return [...text.matchAll(/^```(\w+)\n([\s\S]*?)\n```$/gm)].map(([, language = "", code = ""]) => ({
    guide: name,
    language,
    code,
  }));
}

/** The first line of a block that starts the mock, rather than asking something of it. */
export const startsMock = ({ language, code }: Snippet): boolean =>
  language === "sh" && /^(npm ci && npm start|npx standin serve)/.test(code);
