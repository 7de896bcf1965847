import { quoteForShell, toCurl } from "../../base/curl.js";
import { libraryMembers } from "../../openapi/generated/library-members.js";
import { exampleOrigin } from "../examples.js";
import { toAnchor } from "../links.js";
import { anchored, blocks, code, heading, inline, rows, tabs, text } from "../markdown.js";
import { type ControlOperation, toControlOperations } from "../model/control.js";
import type { DocsModel } from "../model/model.js";
import type { CommandSource, Settable } from "../model/source.js";
import { about } from "./field-table.js";
import { methodBadge } from "./operation.js";

/** Every command with its flags, as its help has them; the options and members of the library; and what drives a running mock. */
export const toolTables = ({ source: { tool } }: DocsModel) => ({
  commands: blocks(...tool.commands.map(commandSection)),
  options: settingTable("Option", tool.options, ({ name, flag }) => {
    const ofFlag = flag === undefined ? "" : `<small>${flag}</small>`;
    return anchored(toAnchor(`option-${name}`), code(name)) + ofFlag;
  }),
  ...Object.fromEntries(libraryMembers.map(({ of }) => [`members-${of}`, memberTable(of)])),
  operations: operationSections(),
});

const commandSection = ({ name, text: words, flags }: CommandSource): string =>
  blocks(
    heading(2, `standin ${name}`, toAnchor(name)),
    text(words),
    flags.length > 0 &&
      settingTable("Flag", flags, (one) =>
        anchored(toAnchor(`${name}${/--[\w-]+/.exec(one.flags)?.[0] ?? ""}`), code(one.flags)),
      ),
  );

const settingTable = <One extends Settable>(what: string, settings: readonly One[], cellOf: (one: One) => string) =>
  rows(
    [what, "What it is for", "Default"],
    settings.map((one) => [
      cellOf(one),
      inline(one.text) + (one.choices.length > 0 ? `: ${one.choices.map(code).join(", ")}` : ""),
      one.default && code(one.default),
    ]),
  );

const memberTable = (kind: string): string =>
  rows(
    ["Member", "What it does"],
    libraryMembers
      .filter(({ of }) => of === kind)
      .map(({ of, name, signature, text: words }) => [
        `${anchored(toAnchor(`${of}.${name}`), code(name))}<small>${code(signature)}</small>`,
        inline(words),
      ]),
  );

function operationSections(): string {
  const operations = toControlOperations();
  const tags = [...new Set(operations.map(({ tag }) => tag))];
  const sections = tags.flatMap((tag) => [
    heading(2, tag, toAnchor(tag.toLowerCase())),
    ...operations.filter((one) => one.tag === tag).map(controlSection),
  ]);
  return blocks(...sections);
}

function controlSection(operation: ControlOperation): string {
  const { id, method, path, summary, description, fields, requests, response } = operation;
  // What is sent without a body needs one request to show it, too.
  const shown = requests.length > 0 ? requests : [{ summary: "Send", value: undefined }];
  const commands = shown.map((one) => ({
    language: "sh",
    text: toCommand(method, path, one.value),
    title: one.summary,
  }));
  const answer = { language: "json", text: JSON.stringify(response, null, 2), title: "Response" };
  return blocks(
    heading(3, summary, toAnchor(id)),
    `${methodBadge(method)} \`${path}\``,
    text(description),
    fields.length > 0 &&
      rows(
        ["Member", "What it is"],
        fields.map((one) => [`${code(one.name)}<small>${one.type}</small>`, about(one)]),
      ),
    tabs(response === undefined ? commands : [...commands, answer]),
  );
}

function toCommand(method: string, path: string, body: unknown): string {
  const url = exampleOrigin + path.replace("{receiver_name}", "inbox").replace(/\{(\w+)_id\}|\{\w+\}/g, "1");
  const headers = body === undefined ? [] : [quoteForShell("Content-Type: application/json")];
  const sent = body === undefined ? undefined : JSON.stringify(body);
  return toCurl({ method, url, headers, body: sent }, { between: " \\\n  " });
}
