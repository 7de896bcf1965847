import { channel } from "node:diagnostics_channel";
import { onTestFinished } from "vitest";

/** A response in which Prism found something against the document. */
export interface Violation {
  request: string;
  status: number;
  violations: { location: string[]; severity: string; message: string }[];
}

/** What undici tells of a response's head. */
interface Head {
  request: { origin: string; method: string; path: string };
  response: { statusCode: number; headers: Buffer[] };
}

/** Listens to every response that the kit gets from an address, below its client, so that nothing is added in between. */
export function listen(origin: string): Violation[] {
  const found: Violation[] = [];
  const hear = (message: unknown) => {
    const { request, response } = message as Head;
    const headers = response.headers.map(String);
    const at = headers.findIndex((name, index) => index % 2 === 0 && name.toLowerCase() === "sl-violations");
    if (request.origin !== origin || at < 0) return;
    const violations = violationsIn(headers[at + 1] ?? "[]");
    found.push({ request: `${request.method} ${request.path}`, status: response.statusCode, violations });
  };
  channel("undici:request:headers").subscribe(hear);
  onTestFinished(() => void channel("undici:request:headers").unsubscribe(hear));
  return found;
}

/** Prism says in words alone that there are more than a header takes; it does not say what they are about. */
function violationsIn(header: string): Violation["violations"] {
  if (!header.startsWith("[")) return [{ location: ["unknown"], severity: "Error", message: header }];
  return JSON.parse(header) as Violation["violations"];
}
