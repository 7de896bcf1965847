import type { FaultRule } from "../mock/fault-rules.js";

/** A body with the media type of the fault, if it sets one. A text is sent unchanged if that type is not JSON. */
export function toFaulted(fault: FaultRule, mediaType: string, body: unknown): { type: string; text: string } {
  const asked = fault.content_type;
  const isText = asked !== undefined && !/[/+]json\b/i.test(asked) && typeof body === "string";
  return { type: asked ?? `${mediaType}; charset=utf-8`, text: isText ? body : JSON.stringify(body) };
}

/** Sets the headers that a fault asks for in a list of names and values, in the place of ours. */
export function setFaultHeaders(fault: FaultRule, headers: string[]): void {
  for (const [name, value] of Object.entries(fault.headers ?? {})) {
    const own = headers.findIndex((one, at) => at % 2 === 0 && one.toLowerCase() === name.toLowerCase());
    if (own >= 0) headers.splice(own, 2);
    headers.push(name, value);
  }
}
