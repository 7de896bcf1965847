import { exampleOrigin } from "../examples/examples.js";
import { operationPage } from "../links.js";
import { blocks, code, fence, heading, inline, table } from "../markdown.js";
import type { DocsModel } from "../model/model.js";
import { badge } from "./marks.js";
import { methodBadge } from "./operation.js";
import type { Page } from "./page.js";

/** What this is, where to go, what the two marks mean, and the first success. */
export function homePage({ catalogue, operations }: DocsModel): Page {
  const count = (kind: string) => [...catalogue.values()].filter((item) => item.kind === kind).length;
  const updates = operations.filter(({ isUpdate }) => isUpdate);
  const card = (title: string, details: string, link: string) => ({ title, details, link });
  return {
    file: "index.html",
    title: "Standin",
    summary:
      "What the specification states about the upload and webhook updates, and what Standin assumes where it is silent.",
    frontmatter: {
      layout: "home",
      hero: {
        name: "Standin",
        text: "The contract of two updates",
        tagline:
          "A mock to develop against and a kit that checks a real server, for two operations of a content management API: update an upload, and update a webhook.",
        actions: [
          { theme: "brand", text: "Quick start", link: "/guide-quick-start" },
          { theme: "alt", text: "Update an upload", link: "/update-upload" },
          { theme: "alt", text: "Update a webhook", link: "/update-webhook" },
        ],
      },
      features: [
        card("Mock", "Develop and test against it: jobs, webhook calls, faults, your own data.", "/guide-seeds"),
        card("Verify", "Check whether a server keeps the contract, and read its report.", "/guide-verify"),
        card("Reference", "Every operation, field, rule, assumption, error and flag.", "/operations"),
        card("Recipes", "Vitest, Playwright, React, Storybook, CI: whole files to copy.", "/guide-recipe-vitest"),
      ],
    },
    content: blocks(
      heading(2, "Stated or assumed", "rules-and-assumptions"),
      "The specification leaves much open. So every operation, parameter, field and header here has one of two marks, or both.",
      table(
        ["Mark", "What it means", "If a server differs"],
        [
          [
            badge("stated"),
            `The specification says so, in one of [${count("stated")} rules](rules.html).`,
            "It is wrong.",
          ],
          [
            badge("assumed"),
            `The specification is silent, and Standin chose, in one of [${count("assumed")} assumptions](assumptions.html).`,
            "It is not wrong: [tell the kit how it differs](if-yours-differs.html).",
          ],
        ],
      ),
      heading(2, "Quick start", "quick-start"),
      "From a clone, with Node 20.19 or newer. Any token will do.",
      fence({
        language: "sh",
        text: `# Start the mock
npm ci && npm start

# Update an upload
curl -X PUT ${exampleOrigin}/uploads/1001 -H "Authorization: Bearer any-token" \\
  -H "Content-Type: application/json" -d '{"author":"Grace Hopper"}'

# Verify a server: here, the mock itself
npx standin verify --target ${exampleOrigin}`,
      }),
      heading(2, "The two operations", "operations"),
      table(
        ["Operation", "What it does"],
        updates.map(({ id, method, path, summary, description }) => [
          `[${summary}](${operationPage(id)})<br>${methodBadge(method)} ${code(path)}`,
          inline(description.split("\n\n")[0] ?? ""),
        ]),
      ),
      heading(2, "Two envelopes", "envelopes"),
      "Each operation exists in two envelopes, with one state behind them: flat at `/`, as the specification lists its fields, and JSON:API at `/json-api`, where the service’s official client works unchanged (Q-03). Each example has a tab for both.",
    ),
  };
}

/** Every operation by what it is about. */
export const operationsPage = ({ operations, call, source }: DocsModel): Page => ({
  file: "operations.html",
  title: "Operations",
  summary: "Every operation, with its method and path. The specification is about two; the others are what these need.",
  content: blocks(
    "# Operations",
    "The specification is about two operations, in bold. The others create, read, list and delete what the two updates need; it shows none of them (Q-29).",
    ...source.documents.flat.tags.map(({ name }) =>
      blocks(
        `## ${name}`,
        table(
          ["Operation", "Request"],
          [
            ...(call.tag === name ? [[`[${call.summary}](webhook-call.html)`, "the request that a webhook gets"]] : []),
            ...operations
              .filter(({ tag }) => tag === name)
              .map(({ id, summary, method, path, isUpdate }) => {
                const link = `[${summary}](${operationPage(id)})`;
                return [isUpdate ? `**${link}**` : link, `${methodBadge(method)} ${code(path)}`];
              }),
          ],
        ),
      ),
    ),
  ),
});
