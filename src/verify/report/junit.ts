import type { Report, ReportedCase } from "./report.js";

/** The report as JUnit's XML: a broken rule is a failure, what was not verified is skipped, a difference is told in the output. */
export function toJunit({ cases }: Report): string {
  const failures = cases.filter((one) => one.verdict === "broken").length;
  const skipped = cases.filter((one) => one.verdict === "not-verified").length;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="standin verify" tests="${cases.length}" failures="${failures}" skipped="${skipped}">`,
    `  <testsuite name="contracts" tests="${cases.length}" failures="${failures}" errors="0" skipped="${skipped}">`,
    ...cases.map(toTestCase),
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

/** XML 1.0 has no place for most control characters, not even escaped. */
export function escapeXml(text: string): string {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "\ufffd")
      .replaceAll("&", "&amp;")
      .replaceAll("<", "&lt;")
      .replaceAll(">", "&gt;")
      .replaceAll('"', "&quot;")
  );
}
