import { quoteForShell, toCurl } from "../../base/curl.js";
import { libraryMembers } from "../../openapi/generated/library-members.js";
import { exampleOrigin } from "../examples/examples.js";
import { toAnchor } from "../links.js";
import type { Page } from "../markdown.js";
import { anchored, blocks, code, fence, heading, inline, rows, text } from "../markdown.js";
import { type ControlOperation, toControlOperations } from "../model/control.js";
import type { DocsModel } from "../model/model.js";
import { about } from "./field-table.js";
import { methodBadge } from "./operation.js";

const choicesOf = (choices: readonly string[]): string =>
  choices.length > 0 ? `: ${choices.map(code).join(", ")}` : "";
const defaultOf = (value: string | undefined): string => (value === undefined ? "" : code(value));

/** Every command with its flags, as its help has them. */
export const commandLinePage = ({ source: { tool } }: DocsModel): Page => ({
  file: "command-line.html",
  content: blocks(
    "# Command line",
    "From a clone `npx standin` works after `npm ci`; in a project of yours, after `npm install --save-dev` of the tarball that `npm pack` makes. `npx standin COMMAND --help` prints what follows.",
    ...tool.commands.map(({ name, text: words, flags }) =>
      blocks(
        heading(2, `standin ${name}`, toAnchor(name)),
        text(words),
        flags.length > 0 &&
          rows(
            ["Flag", "What it is for", "Default"],
            flags.map((one) => [
              anchored(toAnchor(`${name}${/--[\w-]+/.exec(one.flags)?.[0] ?? ""}`), code(one.flags)),
              inline(one.text) + choicesOf(one.choices),
              defaultOf(one.default),
            ]),
          ),
      ),
    ),
  ),
});

const headings: Readonly<Record<string, string>> = {
  Standin: "What createStandin gives",
  EnvironmentHandle: "The handle of an environment",
  ReceiverHandle: "A receiver",
};

const libraryExample = `import { createStandin } from "standin";

const standin = await createStandin({ port: 0, clock: "stepped" });
console.log(standin.url);
await standin.close();`;

const typesExample = `import type { Upload, UploadUpdate } from "standin/types";

const update: UploadUpdate = { author: null, tags: ["press"] };`;

/** The options of createStandin, and everything that it gives, from the types. */
export const libraryPage = ({ source: { tool } }: DocsModel): Page => ({
  file: "library.html",
  content: blocks(
    "# Library",
    "`createStandin` of `standin` is the mock in your own process. The same handle of a mock that runs elsewhere is `connect` of `standin/client` ([how](guide-connect.html)), with asynchronous methods; `standin/playwright` and `standin/vitest` give one to each test.",
    fence({ language: "js", text: libraryExample }),
    heading(2, "TypeScript types", "types"),
    "`standin/types` has the TypeScript types of every request, response and resource of both envelopes, made from `openapi.yaml`. Each other entry of the package has declarations of its own.",
    fence({ language: "ts", text: typesExample }),
    heading(2, "Options", "options"),
    rows(
      ["Option", "What it is for", "Default"],
      tool.options.map(({ name, flag, text: words, choices, default: value }) => [
        `${anchored(toAnchor(`option-${name}`), code(name))}${flag === undefined ? "" : `<small>${flag}</small>`}`,
        inline(words) + choicesOf(choices),
        defaultOf(value),
      ]),
    ),
    ...[...new Set(libraryMembers.map(({ of }) => of))].map((kind) =>
      blocks(
        heading(2, headings[kind] ?? kind, toAnchor(kind)),
        rows(
          ["Member", "What it does"],
          libraryMembers
            .filter(({ of }) => of === kind)
            .map(({ of, name, signature, text: words }) => [
              `${anchored(toAnchor(`${of}.${name}`), code(name))}<small>${code(signature)}</small>`,
              inline(words),
            ]),
        ),
      ),
    ),
  ),
});

/** The control interface, from control.openapi.yaml: what drives a running mock. */
export function controlPage(): Page {
  const operations = toControlOperations();
  return {
    file: "control.html",
    content: blocks(
      "# Control interface",
      "Below `/_standin` a test, a script or a page resets an environment, moves its clock, adds faults and reads its journal. `X-Environment`, or `environment` in the query, names the environment; `GET /_standin/openapi.json` serves the document.",
      ...[...new Set(operations.map(({ tag }) => tag))].flatMap((tag) => [
        heading(2, tag, toAnchor(tag.toLowerCase())),
        ...operations.filter((one) => one.tag === tag).map(controlSection),
      ]),
    ),
  };
}

function controlSection(operation: ControlOperation): string {
  const { id, method, path, summary, description, fields, requests, response } = operation;
  // What is sent without a body needs one request to show it, too.
  const shown = requests.length > 0 ? requests : [{ summary: "Send", value: undefined }];
  return blocks(
    heading(3, summary, toAnchor(id)),
    `${methodBadge(method)} \`${path}\``,
    text(description),
    fields.length > 0 &&
      rows(
        ["Member", "What it is"],
        fields.map((one) => [`${code(one.name)}<small>${one.type}</small>`, about(one)]),
      ),
    "::: code-group",
    ...shown.map((one) => fence({ language: "sh", text: toCommand(method, path, one.value), title: one.summary })),
    response !== undefined && fence({ language: "json", text: JSON.stringify(response, null, 2), title: "Response" }),
    ":::",
  );
}

function toCommand(method: string, path: string, body: unknown): string {
  const url = exampleOrigin + path.replace("{receiver_name}", "inbox").replace(/\{(\w+)_id\}|\{\w+\}/g, "1");
  const headers = body === undefined ? [] : [quoteForShell("Content-Type: application/json")];
  const sent = body === undefined ? undefined : JSON.stringify(body);
  return toCurl({ method, url, headers, body: sent }, { between: " \\\n  " });
}
