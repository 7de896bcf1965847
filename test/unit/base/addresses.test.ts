import { expect, it } from "vitest";
import { type Reach, reachOf } from "../../../src/base/addresses.js";
import { isLoopback } from "../../../src/base/hosts.js";

const cases: Record<Reach, string[]> = {
  loopback: [
    ...["127.0.0.1", "127.255.255.254", "::1", "[::1]", "0:0:0:0:0:0:0:1", "::ffff:127.0.0.1", "::ffff:7f00:1"],
    ...["[::ffff:7f00:1]", "64:ff9b::127.0.0.1", "2002:7f00:1::", "::127.0.0.1"],
  ],
  "link-local": ["169.254.169.254", "169.254.0.0", "fe80::1", "fe80::1%eth0", "febf::1", "::ffff:a9fe:a9fe"],
  private: [
    ...["10.0.0.1", "10.255.255.255", "172.16.0.1", "172.31.255.255", "192.168.0.1", "100.64.0.1", "198.18.0.1"],
    ...["0.0.0.0", "0.1.2.3", "::", "224.0.0.1", "240.0.0.1", "255.255.255.255", "192.0.0.8"],
    ...["fc00::1", "fd12:3456::1", "fec0::1", "ff02::1", "::ffff:10.0.0.1", "64:ff9b::10.1.2.3", "64:ff9b:1::1"],
    ...["2002:0a01:0203::1", "::192.168.0.1", "::ffff:0:10.0.0.1", "192.0.2.1", "198.51.100.1", "203.0.113.1"],
    ...["192.88.99.1", "100::1", "100:0:0:1::1", "2001::1", "2001:2::1", "2001:db8::1", "3fff::1", "5f00::1"],
  ],
  public: [
    ...["8.8.8.8", "9.255.255.255", "11.0.0.0", "172.15.255.255", "172.32.0.0", "192.167.255.255", "192.169.0.0"],
    ...["126.255.255.255", "128.0.0.1", "169.253.255.255", "169.255.0.0", "100.63.255.255", "100.128.0.0"],
    ...["1.1.1.1", "2606:4700::1111", "2001:4860:4860::8888", "::ffff:8.8.8.8", "64:ff9b::8.8.8.8"],
    ...["2002:0808:0808::1"],
    ...["fbff::1", "fe00::1", "::2:0:0:1", "2001:200::1", "100:0:0:2::1", "4000::1", "::ffff:0:8.8.8.8"],
  ],
};

it("from where an address can be reached", () => {
  for (const [reach, all] of Object.entries(cases))
    expect([reach, all.filter((one) => reachOf(one) !== reach)]).toEqual([reach, []]);
  const none = [
    "",
    "localhost",
    "example.com",
    "127.1",
    "0x7f.1",
    "2130706433",
    "127.0.0.1.evil.com",
    "[127.0.0.1",
    "::g",
  ];
  expect(none.filter(reachOf)).toEqual([]);
});

const ownHosts = [
  ...["localhost", "LOCALHOST", "localhost.", "a.localhost", "a.b.LocalHost."],
  ...["127.0.0.1", "127.9.8.7", "127.0.0.1.", "127.1", "127.0.1", "0x7f.1", "0x7f000001", "2130706433", "0177.0.0.1"],
  ...["::1", "[::1]", "0:0:0:0:0:0:0:1", "[0:0:0:0:0:0:0:1]"],
  ...["::ffff:127.0.0.1", "::ffff:7f00:1", "[::ffff:127.0.0.1]", "[::FFFF:7F00:1]"],
];

const otherHosts = [
  ...["", ".", "..", "localhost..", ".localhost", "notlocalhost", "localhost.evil.com", "localhost.localdomain"],
  ...["127.0.0.1.evil.com", "127.evil.com", "evil.com", "127.0.0.1-evil.com", "1.0.0.127.in-addr.arpa"],
  // To listen there is to listen for everybody.
  ...["0.0.0.0", "0", "::", "[::]"],
  ...["10.0.0.1", "169.254.169.254", "192.168.1.1", "8.8.8.8", "128.0.0.1", "126.255.255.255", "167772161"],
  ...["::ffff:10.0.0.1", "[::ffff:a00:1]", "fe80::1", "[::2]", "::127.0.0.1"],
  // No host of a URL.
  ...["localhost:80", "127.0.0.1:80", "[::1]:80", "[::1", "::1]", "[127.0.0.1]", "user@localhost"],
  ...["localhost/evil.com"],
  ...["evil.com/localhost", "evil.com#.localhost", "evil.com?.localhost", "evil.com\\.localhost", " localhost"],
  ...["127.0.0.256"],
  ...["%6cocalhost", "localhost,evil.com", "evil.com .localhost", "http://localhost"],
];

it("a host is of this machine alone if it is one of its own names", () => {
  expect(ownHosts.filter((host) => !isLoopback(host))).toEqual([]);
  expect(otherHosts.filter(isLoopback)).toEqual([]);
});
