import type { LookupFunction } from "node:net";
import { isIP } from "node:net";
import { buildConnector } from "undici";
import { type Reach, reachOf } from "../../base/addresses.js";
import type { Ports } from "./ports.js";

/** Thrown where a target hands out an address that the kit does not connect to; the message says why, and what to do. */
export class RefusedAddressError extends Error {}

/** What of the addresses that a target hands out leads elsewhere than to itself, and how far the kit goes there. */
export interface Elsewhere {
  isElsewhere(url: string): boolean;
  /** Connects, where that may be; `timeout` is in milliseconds. Calls back with a RefusedAddressError. */
  connector(timeout: number): buildConnector.connector;
}

/**
 * A target must not lead the kit to what it could not reach itself: an address of this machine or of its network is taken only
 * where the target's own host has one, one of this link (the metadata of clouds) only where it has one of those.
 */
export function createElsewhere(targetUrl: string, { lookup }: Pick<Ports, "lookup">): Elsewhere {
  const own = new URL(targetUrl);
  let reaches: Promise<readonly Reach[]> | undefined;
  const ownReaches = () => {
    reaches ??= addressesOf(own.hostname, lookup).then(
      (found) => found.map(reachOf).filter((reach) => reach !== undefined),
      // Where it is nobody knows: so nothing is taken for its network.
      () => [],
    );
    return reaches;
  };

  async function assertAllowed(host: string, addresses: readonly string[]): Promise<void> {
    for (const address of addresses) {
      const reach = reachOf(address) ?? "private";
      if (reach === "public") continue;
      const mine = await ownReaches();
      const isAllowed = reach === "link-local" ? mine.includes(reach) : mine.some((one) => one !== "public");
      if (!isAllowed) throw new RefusedAddressError(whyNot(host, address, reach));
    }
  }

  return {
    isElsewhere: (url) => new URL(url).origin !== own.origin,
    connector(timeout) {
      // An address in a URL is looked up nowhere; and whoever answers may have another one than was looked up.
      const connect = buildConnector({ timeout, lookup: guarded(lookup, assertAllowed) });
      return (options, callback) => {
        const host = options.hostname.replace(/^\[(.*)\]$/, "$1");
        const literal = isIP(host) === 0 ? [] : [host];
        assertAllowed(host, literal).then(
          () =>
            connect(options, (...[error, socket]) => {
              if (error || !socket) return void callback(error ?? new Error("There is no connection."), null);
              assertAllowed(host, [socket.remoteAddress ?? ""]).then(
                () => callback(null, socket),
                (refusal: Error) => {
                  socket.destroy();
                  callback(refusal, null);
                },
              );
            }),
          (refusal: Error) => callback(refusal, null),
        );
      };
    },
  };
}

const addressesOf = async (hostname: string, lookup: Ports["lookup"]): Promise<string[]> => {
  const host = hostname.replace(/^\[(.*)\]$/, "$1");
  return isIP(host) === 0 ? lookup(host) : [host];
};

/** A look-up that finds nothing where it finds what is not allowed. */
function guarded(
  lookup: Ports["lookup"],
  assertAllowed: (host: string, addresses: readonly string[]) => Promise<void>,
): LookupFunction {
  return (host, { all }, callback) => {
    lookup(host)
      .then(async (addresses) => {
        await assertAllowed(host, addresses);
        return addresses.map((address) => ({ address, family: isIP(address) }));
      })
      .then(
        (found) => {
          if (all) callback(null, found);
          else callback(null, found[0]?.address ?? "", found[0]?.family);
        },
        (error: NodeJS.ErrnoException) => callback(error, ""),
      );
  };
}

function whyNot(host: string, address: string, reach: Reach): string {
  const where = host === address ? address : `${host} (${address})`;
  const network = {
    loopback: "on this machine",
    private: "in a private network",
    "link-local": "a link-local address",
    public: "",
  };
  return `the target returned an address at ${where}, ${network[reach]}, but the target itself is elsewhere, so the kit does not connect. Make the target return a public address, or pass its own address in that network as --target`;
}
