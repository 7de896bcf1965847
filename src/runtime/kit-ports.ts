import { randomUUID } from "node:crypto";
import dns from "node:dns";
import { setTimeout as sleep } from "node:timers/promises";

/** The kit's ports (`Ports` of src/kit/http/ports.ts): real time, host names, proxies, and unique words. */
export const realPorts = {
  now: Date.now,
  sleep: (milliseconds: number, signal?: AbortSignal): Promise<void> =>
    sleep(milliseconds, undefined, signal ? { signal } : {}),
  after(milliseconds: number, callback: () => void): () => void {
    // setTimeout ends at once with a larger value.
    const timer = setTimeout(callback, Math.min(milliseconds, 2 ** 31 - 1));
    return () => clearTimeout(timer);
  },
  lookup: (host: string): Promise<string[]> =>
    new Promise((resolve, reject) => {
      dns.lookup(host, { all: true }, (error, found) =>
        error ? reject(error) : resolve(found.map(({ address }) => address)),
      );
    }),
  get proxies() {
    const of = (name: string) => process.env[name.toLowerCase()] ?? process.env[name] ?? "";
    const [httpProxy, httpsProxy, noProxy] = [of("HTTP_PROXY"), of("HTTPS_PROXY"), of("NO_PROXY")];
    return (httpProxy || httpsProxy) && noProxy !== "*" ? { httpProxy, httpsProxy, noProxy } : undefined;
  },
  unique: (): string => randomUUID().replaceAll("-", "").slice(0, 12),
};
