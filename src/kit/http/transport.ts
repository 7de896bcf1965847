import type { Socket } from "node:net";
import { Agent, buildConnector, type Dispatcher, EnvHttpProxyAgent, Pool, request as send } from "undici";
import { plainHeaders, skipsInterim } from "../../base/headers.js";
import { isLoopback, loopbackHosts } from "../../base/hosts.js";
import { parseJson } from "../../base/json.js";
import { decodeBody } from "../wire/decode-body.js";
import { type Exchange, toText, unanswered } from "../wire/exchange.js";
import { RefusedAddressError } from "../wire/unavailable.js";
import { createElsewhere, type Elsewhere } from "./elsewhere.js";
import type { Ports } from "./ports.js";
import type { HttpRequest, Transport } from "./request.js";

export type { Transport } from "./request.js";

const mebibyte = 1024 * 1024;
/** In bytes. A resource is small. Of lists and files, which may be large, only a few are read at once. */
const largestUsual = 2 * mebibyte;
const largest = 16 * mebibyte;
const largeAtOnce = 2;

/** For a connection, in milliseconds. */
const connectTimeout = 15_000;

/** The connections to one target, or to other addresses. */
interface Agents {
  usual: Dispatcher;
  large: Dispatcher;
}

/** Sends to a target, through a proxy of the environment. Other origins are reached only at allowed addresses. */
export function createTransport(ports: Ports, targetUrl?: string): Transport {
  const real = new UndiciTransport(ports, targetUrl);
  return ports.network?.(real) ?? real;
}

class UndiciTransport implements Transport {
  readonly #own: Agents;
  #outside: { agents: Agents; elsewhere: Elsewhere } | undefined;
  readonly #all: Dispatcher[] = [];
  /** Sockets without a connection, which would keep the process alive. */
  readonly #connecting = new Set<Socket>();
  /** The number of connections, by origin. */
  readonly #connections = new Map<string, number>();
  readonly #proxies: Ports["proxies"];

  constructor(
    readonly ports: Ports,
    readonly targetUrl: string | undefined,
  ) {
    // As in Go and in browsers, no proxy stands before this machine.
    const isNear = targetUrl !== undefined && isLoopback(new URL(targetUrl).hostname);
    const proxies = isNear ? undefined : ports.proxies;
    this.#proxies = proxies && { ...proxies, noProxy: `${proxies.noProxy},${loopbackHosts}` };
    this.#own = this.#agentsWith(this.#connector());
  }

  /** Every network error is an exchange with status 0. */
  send = async (request: HttpRequest): Promise<Exchange> => {
    const { method, url, headers, body, isLarge = false, signal } = request;
    try {
      const agents = await this.#agentsFor(url);
      const response = await send(url, {
        ...{ dispatcher: isLarge ? agents.large : agents.usual, method: method as "GET", headers, body: body ?? null },
        ...(signal ? { signal } : {}),
      });
      const came = plainHeaders(response.headers);
      const { text, size } = await readBody(response.body, came["content-encoding"]);
      return {
        request: { method, url, headers, body: toText(body) },
        ...{ status: response.statusCode, headers: came, text, size, json: parseJson(text) },
      };
    } catch (error) {
      const refused = error instanceof RefusedAddressError ? { refusal: error.message } : {};
      return { ...unanswered(request, reasonOf(error, isLarge)), ...refused };
    }
  };

  isConnected = (url: string): boolean => (this.#connections.get(new URL(url).origin) ?? 0) > 0;

  close = async (): Promise<void> => {
    for (const socket of this.#connecting) socket.destroy();
    await Promise.all(this.#all.map((agent) => agent.destroy()));
  };

  async #agentsFor(url: string): Promise<Agents> {
    const { targetUrl } = this;
    if (targetUrl === undefined || new URL(url).origin === new URL(targetUrl).origin) return this.#own;
    if (!this.#outside) {
      const elsewhere = createElsewhere(targetUrl, this.ports);
      this.#outside = { elsewhere, agents: this.#agentsWith(elsewhere.connector(connectTimeout)) };
    }
    const { elsewhere, agents } = this.#outside;
    // A proxy connects by itself, so the address is checked before.
    if (this.#proxies) await elsewhere.assertAllowed(url);
    return agents;
  }

  #agentsWith(connect: buildConnector.connector): Agents {
    // The timeouts of undici restart with each byte, and fire late.
    const limits = { headersTimeout: 0, bodyTimeout: 0, connect };
    const create = (more: Agent.Options): Dispatcher => {
      const options = { ...limits, ...more, factory: this.#createPool };
      const proxyTls = { timeout: connectTimeout };
      const agent = this.#proxies
        ? new EnvHttpProxyAgent({ ...options, ...this.#proxies, proxyTls })
        : new Agent(options);
      this.#all.push(agent);
      return agent;
    };
    return {
      usual: create({ maxResponseSize: largestUsual }),
      large: create({ maxResponseSize: largest, connections: largeAtOnce }),
    };
  }

  /** Behind a proxy, a pool is connected when the target is. */
  #createPool = (origin: string | URL, options: Pool.Options): Dispatcher => {
    const key = new URL(origin).origin;
    const add = (change: number) => () => void this.#connections.set(key, (this.#connections.get(key) ?? 0) + change);
    const { connect } = options;
    const skipping = typeof connect === "function" ? { connect: skipsInterim(connect) } : {};
    return new Pool(origin, { ...options, ...skipping }).on("connect", add(1)).on("disconnect", add(-1));
  };

  #connector(): buildConnector.connector {
    const connect = buildConnector({ timeout: connectTimeout });
    return (options, callback) => {
      // The types omit that it returns the socket.
      const socket = connect(options, (...result) => {
        this.#connecting.delete(socket);
        callback(...result);
      }) as unknown as Socket;
      this.#connecting.add(socket);
    };
  }
}

/** A body as a text, decompressed if the server compressed it without being asked, and its size in bytes. */
async function readBody(body: Dispatcher.ResponseData["body"], encoding: string | undefined) {
  const came = Buffer.from(await body.arrayBuffer());
  const bytes = (encoding === undefined ? came : decodeBody(came, encoding, largest)) ?? came;
  return { text: new TextDecoder().decode(bytes), size: bytes.length };
}

/** The errors of a certificate whose issuer Node does not know, such as a company's own. */
const unknownIssuers: ReadonlySet<string> = new Set([
  "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
  "UNABLE_TO_GET_ISSUER_CERT",
  "UNABLE_TO_GET_ISSUER_CERT_LOCALLY",
  "SELF_SIGNED_CERT_IN_CHAIN",
  "DEPTH_ZERO_SELF_SIGNED_CERT",
]);
const trustAdvice = "If a private CA issued it, set NODE_EXTRA_CA_CERTS to the file of its certificate";

function reasonOf(error: unknown, isLarge: boolean): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === "UND_ERR_RES_EXCEEDED_MAX_SIZE")
    return `RESPONSE_TOO_LARGE: the response is larger than ${(isLarge ? largest : largestUsual) / mebibyte} MiB`;
  if (code === "ERR_SSL_WRONG_VERSION_NUMBER") return `${code}: the server does not use TLS. Did you mean http://?`;
  // Messages of OpenSSL end with a line break.
  const reason = message.replace(/\s+/g, " ").trim();
  const advice = code !== undefined && unknownIssuers.has(code) ? `. ${trustAdvice}` : "";
  return code ? `${code}: ${reason}${advice}` : reason;
}
