import { routes } from "../../../../src/openapi/documents.js";
import { broken, type Generator, type Hostile, type Message, single } from "../hostile.js";
import type { Random } from "../random.js";

const places = [
  ...[
    "..",
    "../",
    "../../../../etc/passwd",
    "%2e%2e/%2e%2e/etc/passwd",
    "..%2f..%2fetc%2fpasswd",
    "%2e%2e%5c",
    "....//",
  ],
  ...[
    "%252e%252e%252f",
    "..%c0%af..%c0%af",
    "%c0%ae%c0%ae/",
    "%e0%80%ae",
    "..;/",
    ".%00./",
    "%00",
    "%0d%0aX: 1",
    "%0a",
  ],
  ...["%", "%z", "%zz", "%e9", "%ff%fe", "%ed%a0%80", "%u002e", "a%20b", "\\..\\..", "C:%5Cwindows", "~root", "$HOME"],
  ...["__proto__", "constructor", "prototype", "hasOwnProperty", "toString", "%5F_proto__", "undefined", "null", "NaN"],
  ...["-1", "0", "1e3", "1001%20", "01001", "1001;a=b", "1001,1002", "*", "'", '"', "<script>", "`id`", "|id", "{id}"],
  ...[
    "a".repeat(200),
    "a".repeat(4000),
    "%41".repeat(1000),
    "🪨".repeat(3),
    "%f0%9f%aa%a8",
    "é",
    "#fragment",
    "@",
    ":",
    "?",
  ],
];

const bases = [
  ...["/", "/assets/main/", "/assets/", "/assets/../", "/assets/%2e%2e/", "/storage/main/", "/storage/", "/docs/"],
  ...["/docs/assets/", "/_standin/", "/_standin/page/", "/_standin/pictures/", "/_standin/environments/", "/json-api/"],
  ...["/_standin/faults/", "/_standin/receiver/", "/json-api/assets/", "//", "/./", "/.git/", "/node_modules/"],
];

const operationPath = (random: Random): Message => {
  const { method, path } = random.pick(routes);
  const filled = path.replace(/\{\w+\}/, () => random.pick(places));
  return { method, path: random.pick(["", "/json-api"]) + filled };
};

const encoded = (path: string) => Buffer.from(path).toString("latin1");

/** Identifiers and paths that lead out of where they are, or are no text. */
export const paths: Generator = (random) => {
  const message = random.oneIn(2)
    ? operationPath(random)
    : { method: random.pick(["GET", "PUT", "DELETE", "HEAD"]), path: random.pick(bases) + random.pick(places) };
  const path = encoded(message.path);
  const body = message.method === "PUT" || message.method === "POST" ? "{}" : undefined;
  return maybe("paths", `${message.method} ${path}`, { ...message, path, ...(body ? { body } : {}) });
};

/** The server may find that it is no HTTP; what it lets through is answered. */
function maybe(category: string, what: string, message: Message): Hostile {
  return broken(category, what.slice(0, 200), { refused: false, ...message });
}

const methods = [
  ...["PATCH", "TRACE", "OPTIONS", "LINK", "PROPFIND", "M-SEARCH", "PURGE", "LOCK", "SOURCE", "QUERY", "HEAD"],
  ...["get", "Put", "FOO", "", "G", "GET\t", "GE\u0000T", "G\xc9T", "__proto__", "GET,PUT", "PRI", "POST".repeat(2000)],
];

/** Methods that no path has, or that are none, and request lines that are none. */
export const requestLines: Generator = (random) => {
  const path = random.pick([
    "/uploads/1001",
    "/uploads",
    "/json-api/webhooks/2001",
    "/_standin/reset",
    "/storage/main/x",
    "*",
    "/",
  ]);
  const lines: Message[] = [
    { method: random.pick(methods), path },
    {
      path,
      version: random.pick([
        "HTTP/0.9",
        "HTTP/2.0",
        "HTTP/1.2",
        "HTTP/9.9",
        "HTTPS/1.1",
        "",
        "http/1.1",
        "HTTP/1.1 x",
        "ICY",
      ]),
    },
    {
      path: random.pick([
        "",
        "uploads",
        "http://",
        "http://evil.example/uploads",
        "//evil.example/uploads",
        "?a=b",
        "\u0000",
        "/a b",
        "/\t",
      ]),
    },
    {
      method: "CONNECT",
      path: random.pick(["127.0.0.1:22", "/uploads", "*", "evil.example:443", "/json-api/uploads"]),
    },
  ];
  const message = random.pick(lines);
  return maybe("request lines", `${message.method ?? "GET"} ${message.path} ${message.version ?? ""}`, message);
};

const queries = [
  ...[
    "a",
    "a=b",
    "=",
    "&",
    "&&==",
    "page[limit]=1e9",
    "page[limit]=-1",
    "page[limit]=0x10",
    "page[limit]=%31",
    "page[limit]=",
  ],
  ...[
    "page[offset]=9999999999999999999",
    "page[offset]=1.5",
    "page[offset]=-0",
    "page[offset]=NaN",
    "page[limit]=1&page[limit]=2",
  ],
  ...[
    "__proto__=1",
    "__proto__[a]=1",
    "constructor.prototype.a=1",
    "filter[ids]=__proto__",
    "filter[ids]=,,,",
    "filter[ids]=%00",
  ],
  ...[
    "filter[fields][md5][eq]=x",
    "order_by=__proto__",
    "order_by=created_at_asc&order_by=created_at_desc",
    "%",
    "%zz=%zz",
    "a=%ff",
  ],
  ...[
    "replace_strategy=keep_url&replace_strategy=__proto__",
    "replace_strategy[]=keep_url",
    "environment=__proto__",
    "environment=a%0d%0ab",
  ],
  ...[
    "limit=-1",
    "limit=1e9",
    "status=200x",
    "entity=%ff",
    "entity=%ed%a0%80",
    "operation=constructor",
    "method=%0d%0a",
    "limit=99999999999999999999",
  ],
  ...[
    `${"a&".repeat(2000)}`,
    `${"token".repeat(1000)}`,
    "a[".repeat(500),
    `a=${"%41".repeat(2000)}`,
    "?".repeat(100),
    "/../".repeat(100),
  ],
];

export const query: Generator = (random) => {
  const listed = ["/uploads", "/webhooks", "/webhook_calls", "/upload-collections", "/uploads/1001"];
  const control = ["/_standin/journal", "/_standin/overview", "/_standin/state", "/_standin/clock", "/_standin/health"];
  const path = random.oneIn(3) ? random.pick(control) : random.pick(["", "/json-api"]) + random.pick(listed);
  const asked = Array.from({ length: 1 + random.below(3) }, () => random.pick(queries)).join("&");
  return single("queries", `GET ${path}?${asked.slice(0, 150)}`, { path: `${path}?${asked}` });
};
