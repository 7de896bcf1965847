import { libraryMembers } from "../openapi/generated/library-members.js";
import { commandLinePage, controlPage, libraryPage } from "./links.js";
import { toPlain } from "./markup.js";
import { toControlOperations } from "./model/control.js";
import type { ToolSource } from "./model/tool.js";
import { flagAnchor } from "./pages/tool/command-line.js";
import { controlAnchor } from "./pages/tool/control.js";
import { memberAnchor, optionAnchor } from "./pages/tool/library.js";

/** What the search finds: its kind, its name, where it is, and the words that it is found by besides. */
export type SearchEntry = readonly [kind: string, name: string, address: string, words: string];

/** Everything of the tool itself: flags, options, members of the library, and the control interface with what it takes. */
export function toolEntries({ commands, options }: ToolSource): SearchEntry[] {
  return [
    ...commands.flatMap(({ name, flags }) =>
      flags.map(
        (one): SearchEntry => [
          "flag",
          /--[\w-]+/.exec(one.flags)?.[0] ?? one.flags,
          `${commandLinePage}#${flagAnchor(name, one.flags)}`,
          `standin ${name}. ${toPlain(one.text)}`,
        ],
      ),
    ),
    ...toControlOperations().map(({ id, method, path, summary, description, fields }): SearchEntry => {
      const names = fields.map(({ name }) => name).join(" ");
      return [
        "control",
        summary,
        `${controlPage}#${controlAnchor(id)}`,
        toPlain(`${method} ${path} ${description} ${names}`),
      ];
    }),
    ...options.map(
      ({ name, text }): SearchEntry => [
        "option",
        name,
        `${libraryPage}#${optionAnchor(name)}`,
        `createStandin. ${toPlain(text)}`,
      ],
    ),
    ...libraryMembers.map(
      (one): SearchEntry => ["library", one.name, `${libraryPage}#${memberAnchor(one)}`, toPlain(one.text)],
    ),
  ];
}
