import type { JsonObject } from "../base/json.js";

/** The addresses that Standin makes: below one origin, and with their environment, since they are called without headers. */
export interface Addresses {
  readonly origin: string;
  readonly environment: string;
}

/** A path that needs no encoding, like most paths. */
const isPlain = /^[\w./-]*$/;

/** Where the file of an upload is served; `path` is the upload's `url` in the state. */
function assetAddress({ origin, environment }: Addresses, path: string): string {
  const encoded = isPlain.test(path) ? path : path.split("/").map(encodeURIComponent).join("/");
  return `${origin}/assets/${environment}${encoded}`;
}

/** The URL to which the bytes of a file are sent, once. */
function storageAddress({ origin, environment }: Addresses, id: string): string {
  return `${origin}/storage/${environment}/${id}`;
}

/** The URL of a webhook; one on Standin itself, as in a seed, gets its origin and its environment. */
export function webhookAddress({ origin, environment }: Addresses, url: string): string {
  return url.startsWith("/") ? `${origin}${url}?environment=${environment}` : url;
}

/** The hosts of the project: `https://` and one of them, with a path behind it, is an address where Standin has TLS in front. */
function hostsOf({ origin, environment }: Addresses) {
  const { host } = new URL(origin);
  return { imgix_host: `${host}/assets/${environment}`, internal_domain: host };
}

/** A resource of the state with complete URLs. */
export function withAddresses(resource: object, addresses: Addresses): JsonObject {
  // Every resource of the domain is a flat resource of the document.
  const flat = resource as JsonObject;
  const { url } = flat;
  if (flat.type === "site") return { ...flat, ...hostsOf(addresses) };
  if (typeof url !== "string") return flat;
  switch (flat.type) {
    case "upload":
      return { ...flat, url: assetAddress(addresses, url) };
    case "upload_request":
      return { ...flat, url: storageAddress(addresses, url) };
    case "webhook":
      return { ...flat, url: webhookAddress(addresses, url) };
    default:
      return flat;
  }
}
