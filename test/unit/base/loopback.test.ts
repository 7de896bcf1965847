import { expect, it } from "vitest";
import { isLoopback } from "../../../src/base/loopback.js";

const loopback = [
  ...["localhost", "LOCALHOST", "localhost.", "a.localhost", "a.b.LocalHost."],
  ...["127.0.0.1", "127.9.8.7", "127.0.0.1.", "127.1", "127.0.1", "0x7f.1", "0x7f000001", "2130706433", "0177.0.0.1"],
  ...["::1", "[::1]", "0:0:0:0:0:0:0:1", "[0:0:0:0:0:0:0:1]"],
  ...["::ffff:127.0.0.1", "::ffff:7f00:1", "[::ffff:127.0.0.1]", "[::FFFF:7F00:1]"],
];

const others = [
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
  expect(loopback.filter((host) => !isLoopback(host))).toEqual([]);
  expect(others.filter(isLoopback)).toEqual([]);
});
