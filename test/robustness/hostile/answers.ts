/** One answer as it came over the wire. */
export interface Answer {
  status: number;
  /** Names in lower case; those that stand more than once, joined. */
  headers: Record<string, string>;
  body: Buffer;
}

export interface Parsed {
  answers: Answer[];
  /** Bytes after the last whole answer. */
  rest: Buffer;
  /** How many bytes there must be at least to make another answer whole. */
  wanted: number;
}

/** Thrown for bytes that are no HTTP. */
export class NotHttp extends Error {}

/** Reads answers strictly: what a lenient client would swallow is an error here. `methods` are those of the requests, in turn. */
export function parseAnswers(bytes: Buffer, methods: readonly string[], closed: boolean): Parsed {
  const answers: Answer[] = [];
  let rest = bytes;
  let wanted = 0;
  for (let final = 0; rest.length > 0; ) {
    const end = rest.indexOf("\r\n\r\n");
    if (end < 0) break;
    const { status, headers } = parseHead(rest.subarray(0, end).toString("latin1"));
    const read = readBody(rest.subarray(end + 4), status, headers, methods[final], closed);
    if (!read) {
      wanted = bytes.length - rest.length + end + 4 + Number(headers["content-length"] ?? 0);
      break;
    }
    rest = read.rest;
    if (status >= 200) final++;
    answers.push({ status, headers, body: read.body });
  }
  if (rest.length > 0 && !"HTTP/1.1 ".startsWith(rest.subarray(0, 9).toString("latin1").slice(0, 9))) {
    throw new NotHttp(
      `after ${answers.length} answers came ${JSON.stringify(rest.subarray(0, 80).toString("latin1"))}`,
    );
  }
  return { answers, rest, wanted };
}

function parseHead(head: string): Pick<Answer, "status" | "headers"> {
  const [first = "", ...lines] = head.split("\r\n");
  const status = /^HTTP\/1\.1 ([1-5]\d\d) [\t\x20-\x7e]*$/.exec(first)?.[1];
  if (status === undefined) throw new NotHttp(`the status line is ${JSON.stringify(first)}`);
  const headers: Record<string, string> = Object.create(null);
  for (const line of lines) {
    const [, name, value] = /^([!#$%&'*+\-.^_`|~0-9A-Za-z]+): ([\t\x20-\x7e\x80-\xff]*)$/.exec(line) ?? [];
    if (name === undefined || value === undefined) throw new NotHttp(`a header is ${JSON.stringify(line)}`);
    const key = name.toLowerCase();
    if (key === "content-length" && key in headers) throw new NotHttp("it has two lengths");
    headers[key] = key in headers ? `${headers[key]}, ${value}` : value;
  }
  return { status: Number(status), headers };
}

function readBody(
  bytes: Buffer,
  status: number,
  headers: Answer["headers"],
  method: string | undefined,
  closed: boolean,
): { body: Buffer; rest: Buffer } | undefined {
  const { "content-length": length, "transfer-encoding": coding } = headers;
  const empty = { body: Buffer.alloc(0), rest: bytes };
  if (status < 200 || status === 204 || status === 304) {
    if (Number(length ?? 0) > 0 || coding) throw new NotHttp(`a ${status} has a length`);
    return empty;
  }
  if (method === "HEAD") return empty;
  if (coding !== undefined) {
    if (coding !== "chunked" || length !== undefined) throw new NotHttp(`a body is ${coding}, ${length} long`);
    return readChunks(bytes);
  }
  if (length === undefined) return closed ? { body: bytes, rest: Buffer.alloc(0) } : undefined;
  if (!/^\d+$/.test(length)) throw new NotHttp(`a length is ${length}`);
  const end = Number(length);
  return bytes.length < end ? undefined : { body: bytes.subarray(0, end), rest: bytes.subarray(end) };
}

function readChunks(bytes: Buffer): { body: Buffer; rest: Buffer } | undefined {
  const chunks: Buffer[] = [];
  for (let at = 0; ; ) {
    const line = bytes.indexOf("\r\n", at);
    if (line < 0) return undefined;
    const digits = bytes.subarray(at, line).toString("latin1");
    if (!/^[\da-f]+$/i.test(digits)) throw new NotHttp(`a chunk is ${JSON.stringify(digits)} long`);
    const start = line + 2;
    const end = start + Number.parseInt(digits, 16);
    if (bytes.length < end + 2) return undefined;
    if (bytes.subarray(end, end + 2).toString() !== "\r\n") throw new NotHttp("a chunk does not end where it says");
    if (end === start) return { body: Buffer.concat(chunks), rest: bytes.subarray(end + 2) };
    chunks.push(bytes.subarray(start, end));
    at = end + 2;
  }
}
