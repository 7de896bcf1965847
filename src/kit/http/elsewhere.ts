import { isIP, type LookupFunction } from "node:net";
import { buildConnector } from "undici";
import { type Reach, reachOf } from "../../base/addresses.js";
import { RefusedAddressError } from "../wire/unavailable.js";
import type { Ports } from "./ports.js";

/** Decides whether the kit may connect to an address from the target that leads to another origin. */
export interface Elsewhere {
  /** Rejects with a RefusedAddressError. For a connection that somebody else makes, such as a proxy. */
  assertAllowed(url: string): Promise<void>;
  /** Connects to allowed addresses. `timeout` is in milliseconds. Calls back with a RefusedAddressError. */
  connector(timeout: number): buildConnector.connector;
}

/**
 * A target must not lead the kit to hosts that it could not reach itself. An address on this machine or in its network is
 * allowed only if the target's own host has one. A link-local address (cloud metadata) is allowed only if the target has one.
 */
export function createElsewhere(targetUrl: string, { lookup }: Pick<Ports, "lookup">): Elsewhere {
  const own = new URL(targetUrl);
  let reaches: Promise<readonly Reach[]> | undefined;
  const ownReaches = () => {
    reaches ??= addressesOf(own.hostname, lookup).then(
      (found) => found.map(reachOf).filter((reach) => reach !== undefined),
      // The target's location is unknown, so no private address is allowed.
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
    async assertAllowed(url) {
      const { hostname } = new URL(url);
      const found = await addressesOf(hostname, lookup).catch(() => []);
      if (found.length === 0) throw new RefusedAddressError(whyUnknown(hostname));
      await assertAllowed(hostname, found);
    },
    connector(timeout) {
      const connect = buildConnector({ timeout, lookup: guarded(lookup, assertAllowed) });
      return (options, callback) => {
        const host = bare(options.hostname);
        // A literal address needs no lookup.
        assertAllowed(host, isIP(host) === 0 ? [] : [host])
          .then(() => connect(options, callback))
          .catch((error: Error) => callback(error, null));
      };
    },
  };
}

const bare = (hostname: string): string => hostname.replace(/^\[(.*)\]$/, "$1");

/** The addresses of a host, which may be one. */
export const addressesOf = async (hostname: string, lookup: Ports["lookup"]): Promise<string[]> => {
  const host = bare(hostname);
  return isIP(host) === 0 ? lookup(host) : [host];
};

/** A lookup that fails for addresses that are not allowed. */
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

/** A proxy could find what the kit does not. */
const whyUnknown = (host: string): string =>
  `the target returned an address at ${host}, which has no address that is known here, so the kit does not let a proxy connect to it. Add it to the hosts of this machine, or make the target return its own address`;

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
