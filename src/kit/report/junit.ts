import { toVisible } from "../../base/visible.js";
import type { InternalError, Report, ReportedCase } from "./report.js";

/** The report as JUnit's XML: a broken rule is a failure, what was not verified is skipped, a difference is told in the output. */
export function toJunit({ cases, internal_errors = [] }: Report): string {
  const failures = cases.filter((one) => one.verdict === "broken").length;
  const skipped = cases.filter((one) => one.verdict === "not-verified").length;
  const errors = internal_errors.length;
  const counts = `tests="${cases.length + errors}" failures="${failures}" errors="${errors}" skipped="${skipped}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="standin verify" ${counts}>`,
    `  <testsuite name="contracts" ${counts}>`,
    ...cases.map(toTestCase),
    ...internal_errors.map(toErrorCase),
    "  </testsuite>",
    "</testsuites>",
    "",
  ].join("\n");
}

function toTestCase({ id, ids, title, verdict, because, request, response }: ReportedCase): string {
  const name = `${ids.join(" ")} ${title}`.trim();
  const evidence = [because, request, response && JSON.stringify(response)].filter(Boolean).join("\n");
  const inner = {
    held: "",
    broken: `<failure message="${escapeXml(because ?? "")}">${escapeXml(evidence)}</failure>`,
    differs: `<system-out>${escapeXml(`differs: ${evidence}`)}</system-out>`,
    "not-verified": `<skipped message="${escapeXml(because ?? "")}"/>`,
  }[verdict];
  return `    <testcase classname="${escapeXml(id)}" name="${escapeXml(name)}">${inner}</testcase>`;
}

/** What the kit itself got wrong. */
const toErrorCase = ({ contract, message }: InternalError): string =>
  `    <testcase classname="${escapeXml(contract ?? "standin verify")}" name="the kit itself"><error message="${escapeXml(message)}"/></testcase>`;

/** XML 1.0 has no place for most control characters, not even escaped, and a page none for what reverses or hides its text. */
export function escapeXml(text: string): string {
  return toVisible(text, "\n\t")
    .replace(/[\ufffe\uffff]/g, "\ufffd")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
