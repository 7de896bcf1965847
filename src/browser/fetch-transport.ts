import {
  BodyTooLargeError,
  type Pieces,
  paced,
  type ReadHow,
  type RequestHeaders,
  type ResponseStream,
  type Transport,
} from "../api/transport.js";
import { joinBytes, toUtf8 } from "../base/text.js";
import { streamOf, toRecord } from "./fetch-messages.js";

/** A request of the Fetch API with its complete body. */
export interface FetchedRequest {
  request: Request;
  body: Uint8Array;
  /** The path below the mock's base path, with the query. */
  path: string;
  search: string;
}

/** The two ends of the promise of `fetch`. */
export interface Settling {
  resolve(response: Response): void;
  reject(error: unknown): void;
}

/** A transport for a request of the Fetch API and its response. */
export class FetchTransport implements Transport {
  readonly method: string;
  readonly path: string;
  readonly url: string;
  readonly headers: RequestHeaders;
  readonly origin: string;
  readonly localAddress = undefined;
  hasBegun = false;
  readonly #request: Request;
  readonly #body: Uint8Array;
  readonly #settling: Settling;

  constructor({ request, body, path, search }: FetchedRequest, settling: Settling) {
    this.method = request.method;
    this.path = path;
    this.url = path + search;
    // A page cannot read the length from the browser.
    const length = body.length > 0 ? { "content-length": String(body.length) } : {};
    this.headers = { ...toRecord(request.headers), ...length };
    this.origin = new URL(request.url).origin;
    this.#request = request;
    this.#body = body;
    this.#settling = settling;
  }

  get isAborted(): boolean {
    return this.#request.signal.aborted;
  }

  onLeave(callback: () => void): void {
    this.#request.signal.addEventListener("abort", callback, { once: true });
  }

  async readBody(limit: number, { take, pace }: ReadHow = {}): Promise<Uint8Array[]> {
    const body = this.#body;
    if (body.length > limit) throw new BodyTooLargeError();
    const chunks: Uint8Array[] = [];
    for await (const chunk of pace ? paced([body], pace) : [body]) {
      if (take) take(chunk);
      else chunks.push(chunk);
    }
    return chunks;
  }

  decode(chunks: readonly Uint8Array[]): string | undefined {
    try {
      return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(joinBytes(chunks));
    } catch {
      return undefined;
    }
  }

  send(status: number, headers: string[], text?: string): void {
    const bytes = text === undefined ? undefined : toUtf8(text);
    if (bytes) headers.push("Content-Length", String(bytes.length));
    this.#respond(status, headers, bytes ?? null);
  }

  async sendBytes(status: number, headers: string[], chunks: Pieces): Promise<void> {
    if (!(Symbol.asyncIterator in chunks)) return this.#respond(status, headers, joinBytes([...chunks]));
    await new Promise<void>((resolve) => {
      this.#respond(status, headers, streamOf(chunks, resolve));
      if (this.method === "HEAD") resolve();
    });
  }

  openStream(status: number, headers: string[]): ResponseStream {
    let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
    const closed: (() => void)[] = [];
    const drained: (() => void)[] = [];
    const close = () => {
      controller = undefined;
      for (const callback of closed.splice(0)) callback();
    };
    const body = new ReadableStream<Uint8Array>(
      {
        start(one) {
          controller = one;
        },
        // The reader is waiting and all pieces are sent.
        pull() {
          for (const callback of drained) callback();
        },
        cancel: close,
      },
      { highWaterMark: 0, size: ({ byteLength }) => byteLength },
    );
    this.#request.signal.addEventListener("abort", close, { once: true });
    this.#respond(status, headers, body);
    return {
      write: (text) => controller?.enqueue(toUtf8(text)),
      end() {
        controller?.close();
        close();
      },
      destroy() {
        controller?.error(closedByMock());
        close();
      },
      onDrain: (callback) => void drained.push(callback),
      onClose: (callback) => void closed.push(callback),
      get waitingBytes() {
        return -(controller?.desiredSize ?? 0);
      },
    };
  }

  sendHalf(status: number, headers: string[], body: Uint8Array): void {
    const half = body.subarray(0, body.length / 2);
    let isSent = false;
    const stream = new ReadableStream<Uint8Array>({
      // In two steps, because an error drops unread pieces.
      pull(controller) {
        if (isSent) controller.error(closedByMock());
        else controller.enqueue(half);
        isSent = true;
      },
    });
    this.#respond(status, headers, stream);
  }

  /** `fetch` rejects with a TypeError, as for a server that closes the connection. */
  disconnect(): void {
    this.hasBegun = true;
    this.#settling.reject(closedByMock());
  }

  #respond(status: number, headers: readonly string[], body: Uint8Array | ReadableStream | null): void {
    this.hasBegun = true;
    const pairs = new Headers();
    for (let at = 0; at < headers.length; at += 2) pairs.append(headers[at] as string, headers[at + 1] as string);
    const isBodiless = this.method === "HEAD" || status === 204 || status === 205 || status === 304;
    // The bytes are never in shared memory, as the type requires.
    const init = body as ConstructorParameters<typeof Response>[0];
    this.#settling.resolve(new Response(isBodiless ? null : init, { status, headers: pairs }));
  }
}

const closedByMock = (): TypeError => new TypeError("Failed to fetch: Standin closed the connection.");
