import core from "highlight.js/lib/core";
import bash from "highlight.js/lib/languages/bash";
import json from "highlight.js/lib/languages/json";
import typescript from "highlight.js/lib/languages/typescript";
import yaml from "highlight.js/lib/languages/yaml";
import { escapeHtml, Html } from "../html.js";

/** What is coloured; `text` is not. */
export type CodeLanguage = "json" | "sh" | "ts" | "yaml" | "text";

const highlighter = core.newInstance();
for (const [name, definition] of Object.entries({ json, sh: bash, ts: typescript, yaml }))
  highlighter.registerLanguage(name, definition);

/** Four colours are enough for code that is read once; all else stays as it is. */
const classes: Readonly<Record<string, string>> = {
  attr: "t-name",
  property: "t-name",
  "title function_": "t-name",
  string: "t-text",
  number: "t-number",
  literal: "t-word",
  keyword: "t-word",
  built_in: "t-word",
};

/** Code as markup, its words coloured: done when the site is made, so that no page needs a script for it. */
export function highlight(text: string, language: CodeLanguage): Html {
  if (language === "text") return new Html(escapeHtml(text));
  const { value } = highlighter.highlight(text, { language });
  const open: boolean[] = [];
  return new Html(
    value.replace(/<span class="hljs-([^"]*)">|<\/span>/g, (tag, kind?: string) => {
      if (tag === "</span>") return open.pop() ? tag : "";
      const name = classes[kind?.replaceAll(" hljs-", " ") ?? ""];
      open.push(name !== undefined);
      return name === undefined ? "" : `<span class="${name}">`;
    }),
  );
}
