import { BlockList, isIP } from "node:net";
import { loopbackBlocks } from "./hosts.js";

/**
 * From where an IP address can be reached: this machine, its network, the link that it is on (where clouds have their
 * metadata, with credentials in them), or everywhere.
 */
export type Reach = "loopback" | "private" | "link-local" | "public";

/** IANA's registries of special addresses. Addresses that nobody can call (multicast, reserved) count as private. */
const ranges: Readonly<Record<Exclude<Reach, "public">, readonly string[]>> = {
  loopback: loopbackBlocks,
  "link-local": ["169.254.0.0/16", "fe80::/10"],
  private: [
    ...["10.0.0.0/8", "100.64.0.0/10", "172.16.0.0/12", "192.0.0.0/24", "192.168.0.0/16", "198.18.0.0/15"],
    ...["224.0.0.0/4", "240.0.0.0/4", "fc00::/7", "fec0::/10", "ff00::/8", "64:ff9b:1::/48"],
    // For documentation, relays, tunnels such as Teredo, and segments: no server of anybody's has one.
    ...["192.0.2.0/24", "192.88.99.0/24", "198.51.100.0/24", "203.0.113.0/24"],
    ...["100::/64", "100:0:0:1::/64", "2001::/23", "2001:db8::/32", "3fff::/20", "5f00::/16"],
    // Who connects to "any address" reaches this machine, by whatever address it has.
    ...["0.0.0.0/8", "::/128"],
  ],
};

const lists = Object.entries(ranges).map(([reach, blocks]) => [reach as Reach, listOf(blocks)] as const);

function listOf(blocks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const block of blocks) {
    const [network = "", length] = block.split("/");
    const bits = Number(length);
    if (isIP(network) === 6) {
      list.addSubnet(network, bits, "ipv6");
      continue;
    }
    // A BlockList finds ::ffff:a.b.c.d by itself; these are the other ways to write an IPv4 address as one of IPv6.
    list.addSubnet(network, bits, "ipv4");
    list.addSubnet(`64:ff9b::${network}`, 96 + bits, "ipv6");
    list.addSubnet(`::${network}`, 96 + bits, "ipv6");
    list.addSubnet(`::ffff:0:${network}`, 96 + bits, "ipv6");
    list.addSubnet(`2002:${hexOf(network)}::`, 16 + bits, "ipv6");
  }
  return list;
}

/** `10.0.0.0` as `0a00:0000`. */
function hexOf(network: string): string {
  const hex = network.split(".").map((byte) => Number(byte).toString(16).padStart(2, "0"));
  return `${hex[0]}${hex[1]}:${hex[2]}${hex[3]}`;
}

/** From where an IP address can be reached. Undefined if it is no IP address. Accepts IPv6 with brackets and a zone. */
export function reachOf(address: string): Reach | undefined {
  const [bare = ""] = address.replace(/^\[([^\]]*)\]$/, "$1").split("%", 1);
  const family = isIP(bare);
  if (family === 0) return undefined;
  const found = lists.find(([, list]) => list.check(bare, family === 4 ? "ipv4" : "ipv6"));
  return found?.[0] ?? "public";
}
