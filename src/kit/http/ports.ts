import type { Transport } from "./request.js";

/** The kit's access to the outside world: time, DNS, proxies and unique names. Nothing in the kit gets them by itself. */
export interface Ports {
  /** Milliseconds since 1970. */
  now(): number;
  /** Waits. Rejects at once when `signal` is aborted. */
  sleep(milliseconds: number, signal?: AbortSignal): Promise<void>;
  /** Calls back after this number of milliseconds. Returns a function that cancels it. */
  after(milliseconds: number, callback: () => void): () => void;
  /** The IP addresses of a host's name. */
  lookup(host: string): Promise<string[]>;
  /** What stands before the network, or in its place. Default: nothing. */
  network?(real: Transport): Transport;
  /** A word that no run has used before (`createWord`). */
  unique(): string;
  /** Signs run records with a key of this user, after the signature before. Undefined if no key can be kept. */
  signer(): Promise<((before: string, text: string) => string) | undefined>;
  /** The proxies of the environment, and the hosts without one. Undefined without proxies. */
  readonly proxies?: { httpProxy: string; httpsProxy: string; noProxy: string } | undefined;
}
