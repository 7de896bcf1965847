/** Secrets of every kind of sign: tokens, passwords, other scripts, keys, numbers. */
export const secrets: readonly string[] = [
  "s3cr3t-t0ken-9f86d081¦ghp_A1b2C3d4E5f6G7h8I9j0KlMnOpQr¦sk-live-51Hx/Yz+Abc==¦AKIAIOSFODNN7EXAMPLE¦12345678",
  "1234567812345678¦98765432109876543210¦00112233-4455-6677-8899-aabbccddeeff¦deadbeefcafebabe0123456789abcdef",
  "0xdeadbeefcafebabe¦YWxhZGRpbjpvcGVuc2VzYW1l¦eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhIn0.c2lnbmF0dXJl¦AbCdEfGh",
  "zyxwvuts¦it's a secret¦it's \"quoted\" 'twice'¦pa\"ss\\word-1¦back\\slash\\new\\table",
  "C:\\temp\\users\\nobody¦p@$$w0rd!#%&¦!@#$%^&*()_+ab¦a!b@c#d$e%f^g&h*¦<script>alert(1)</script>",
  "R&D-budget-2026¦a&amp;b-is-odd&lt;¦100%-sure-of-it-all¦50%41%42percent¦with spaces in it",
  "tab\there-and\tthere¦line\nbreak-in\nit¦after-a\\\tbackslash¦Schlüssel-Übergröße¦contraseña-mañana",
  "Žluťoučký-kůň-99¦пароль-секрет-42¦日本語のパスワード¦비밀번호-안전한-값¦ﬁne-ligature-ﬂow¦🔑🔒-emoji-key-9¦naïve-café-crème",
  "İstanbul-ılık-1¦ÀÉÎÕÜ-ÀÉÎÕÜ¦STRASSE-straße-7¦mixed-日本-and-ASCII",
  "-----BEGIN PRIVATE KEY-----\nMIIEvQIBADANBgkqhkiG9w0BAQEFAASC\nBKcwggSjAgEAAoIBAQC7VJTUt9Us8cKj\n-----END PRIVATE KEY-----\n",
  "long-0123456789abcdefghij0123456789abcdefghij0123456789abcdefghij0123456789abcdefghij0123456789abcdefghij0123456789abcdefghij0123456789abcdefghij0123456789abcdefghij0123456789abcdefghij0123456789abcdefghij-end",
  "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx¦correct horse battery staple¦hunter2-hunter2¦user:pass=word;path",
  'key=value&other=thing¦a/b/c/d/e/f/g/h¦a.b.c.d.e.f.g.h¦a-b-c-d-e-f-g-h¦=?utf-8?Q?odd?=1¦{"json":"in it"}',
  "[1,2,3,4,5,6,7,8]¦$HOME/$(PATH)/x¦`backticks`-here¦semi;colon;list;x¦~tilde~and~more~¦ends-in-percent%",
  "ends-in-slash\\¦ffffffff00000000¦ABCDEFGH-IJKLMNOP¦Zm9vYmFyYmF6cXV4¦MFRGGZDFMZTWQ2LK",
].flatMap((line) => line.split("¦"));

const escapeEach = (text: string, one: (code: number, sign: string) => string) =>
  [...text].map((sign) => one(sign.codePointAt(0) ?? 0, sign)).join("");
const hex = (code: number, length = 2) => code.toString(16).padStart(length, "0");
const units = (text: string, one: (code: number) => string) =>
  text
    .split("")
    .map((unit) => one(unit.charCodeAt(0)))
    .join("");
const bytes = (text: string) => [...Buffer.from(text)];
const base64 = (text: string) => Buffer.from(text).toString("base64");
const inHex = (text: string) => Buffer.from(text).toString("hex");
const json = (text: string) => JSON.stringify(text).slice(1, -1);
const percent = (text: string) => encodeURIComponent(text.toWellFormed());
const html = (text: string) =>
  text.replace(/[&<>"']/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign] ?? "&#39;");
const lines = (size: number, end: string) => (text: string) => text.replace(new RegExp(`.{${size}}`, "gs"), `$&${end}`);
const isPlain = (code: number) => /[\w-]/.test(String.fromCodePoint(code));
const base32 = (text: string) => {
  const bits = bytes(text)
    .map((byte) => byte.toString(2).padStart(8, "0"))
    .join("");
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"[Number.parseInt(five.padEnd(5, "0"), 2)])
    .join("");
};
const quotedPrintable = (text: string) =>
  bytes(text)
    .map((byte) => (byte < 32 || byte > 126 || byte === 61 ? `=${hex(byte).toUpperCase()}` : String.fromCharCode(byte)))
    .join("");
const windows1252 = (text: string) => new TextDecoder("windows-1252").decode(Buffer.from(text));
const latin1 = (text: string) => Buffer.from(text).toString("latin1");

type Form = (text: string) => string;

/** How a text travels, by name. */
const plainForms: Readonly<Record<string, Form>> = {
  plain: (text) => text,
  upper: (text) => text.toUpperCase(),
  lower: (text) => text.toLowerCase(),
  nfd: (text) => text.normalize("NFD"),
  nfc: (text) => text.normalize("NFC"),
  nfkc: (text) => text.normalize("NFKC"),
  wide: (text) => text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
  json,
  jsonSlashes: (text) => json(text).replaceAll("/", "\\/"),
  jsonAscii: (text) => json(text).replace(/[^ -~]/g, (unit) => `\\u${hex(unit.charCodeAt(0), 4)}`),
  jsonHtml: (text) => json(text).replace(/[<>&'+]/g, (unit) => `\\u${hex(unit.charCodeAt(0), 4)}`),
  jsonAll: (text) => units(text, (code) => `\\u${hex(code, 4)}`),
  jsonAllUpper: (text) => units(text, (code) => `\\u${hex(code, 4).toUpperCase()}`),
  jsonTwice: (text) => json(json(text)),
  jsonThrice: (text) => json(json(json(text))),
  braces: (text) => escapeEach(text, (code, sign) => (isPlain(code) ? sign : `\\u{${hex(code, 1)}}`)),
  bracesAll: (text) => escapeEach(text, (code) => `\\u{${hex(code, 1)}}`),
  percent,
  percentLower: (text) => percent(text).replace(/%../g, (code) => code.toLowerCase()),
  percentAll: (text) =>
    bytes(text)
      .map((byte) => `%${hex(byte)}`)
      .join(""),
  percentTwice: (text) => percent(percent(text)),
  percentThrice: (text) => percent(percent(percent(text))),
  percentAllTwice: (text) =>
    bytes(text)
      .map((byte) => `%25${hex(byte)}`)
      .join(""),
  form: (text) => String(new URLSearchParams([["", text]])).slice(1),
  formTwice: (text) => String(new URLSearchParams([["", String(new URLSearchParams([["", text]])).slice(1)]])).slice(1),
  percentU: (text) => units(text, (code) => (isPlain(code) ? String.fromCharCode(code) : `%u${hex(code, 4)}`)),
  html,
  htmlTwice: (text) => html(html(text)),
  htmlThrice: (text) => html(html(html(text))),
  htmlDecimal: (text) => escapeEach(text, (code, sign) => (isPlain(code) ? sign : `&#${code};`)),
  htmlDecimalAll: (text) => escapeEach(text, (code) => `&#${code};`),
  htmlHexAll: (text) => escapeEach(text, (code) => `&#x${hex(code, 1)};`),
  htmlHexUpper: (text) => escapeEach(text, (code) => `&#X${hex(code, 1).toUpperCase()};`),
  htmlPadded: (text) => escapeEach(text, (code) => `&#${String(code).padStart(7, "0")};`),
  htmlAllTwice: (text) => escapeEach(text, (code) => `&amp;#${code};`),
  htmlLetters: (text) =>
    html(text)
      .replaceAll("é", "&eacute;")
      .replaceAll("ü", "&uuml;")
      .replaceAll("ß", "&szlig;")
      .replaceAll("ñ", "&ntilde;"),
  singleQuotes: (text) => text.replaceAll("'", "\\'"),
  doubledSingle: (text) => text.replaceAll("'", "''"),
  doubledDouble: (text) => text.replaceAll('"', '""'),
  hexQuotes: (text) => text.replaceAll("'", "\\x27").replaceAll('"', "\\x22"),
  hexSigns: (text) =>
    bytes(text)
      .map((byte) => (isPlain(byte) ? String.fromCharCode(byte) : `\\x${hex(byte)}`))
      .join(""),
  hexAll: (text) =>
    bytes(text)
      .map((byte) => `\\x${hex(byte)}`)
      .join(""),
  octal: (text) =>
    bytes(text)
      .map((byte) => (isPlain(byte) ? String.fromCharCode(byte) : `\\${byte.toString(8).padStart(3, "0")}`))
      .join(""),
  octalAll: (text) =>
    bytes(text)
      .map((byte) => `\\${byte.toString(8).padStart(3, "0")}`)
      .join(""),
  ldap: (text) => text.replace(/[*()\\]/g, (sign) => `\\${hex(sign.charCodeAt(0))}`),
  shell: (text) => text.replaceAll("'", "'\\''"),
  shellDouble: (text) => text.replace(/["\\$`]/g, "\\$&"),
  shellBare: (text) => text.replace(/[^\w\n-]/g, "\\$&"),
  regex: (text) => text.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&"),
  markdown: (text) => text.replace(/[\\`*_{}[\]()#+.!|<>-]/g, "\\$&"),
  python: (text) => text.replace(/[\\']/g, "\\$&").replaceAll("\n", "\\n").replaceAll("\t", "\\t"),
  tabs: (text) => text.replaceAll("\\", "\\\t"),
  softHyphens: (text) => text.split("").join("\u00ad"),
  zeroWidth: (text) => text.split("").join("\u200b"),
  spaced: (text) => text.split("").join(" "),
  dotted: (text) => text.replace(/[\p{L}\p{N}]{4}/gu, "$&."),
  grouped: (text) => text.replace(/[\p{L}\p{N}]{4}/gu, "$&-"),
  broken10: lines(10, "\n"),
  broken7: lines(7, "\r\n    "),
  brokenJson: (text) => json(text.replace(/.{10}[\p{L}\p{N}]/gsu, "$&\n")),
  concatenated: lines(9, "' +\n  '"),
  jsonLines: (text) => JSON.stringify(lines(10, "\n")(text).split("\n")),
  latin1,
  windows1252,
  latin1Twice: (text) => latin1(latin1(text)),
  windowsTwice: (text) => windows1252(windows1252(text)),
  latin1Json: (text) => json(latin1(text)),
  quotedPrintable,
  quotedPrintableLines: (text) => quotedPrintable(text).replace(/(?:=..|[^=]){8}/gs, "$&=\n"),
  encodedWordQ: (text) => `=?UTF-8?Q?${quotedPrintable(text).replaceAll(" ", "_")}?=`,
  encodedWordB: (text) => `=?UTF-8?B?${base64(text)}?=`,
  inUrl: (text) => `https://a.example/?a=${percent(text)}&b=1`,
  jsonOfUrl: (text) => json(percent(text)),
  urlOfJson: (text) => percent(json(text)),
  htmlOfJson: (text) => html(json(text)),
  jsonOfHtml: (text) => json(html(text)),
  htmlOfPercent: (text) => html(percent(text)),
  percentOfHtml: (text) => percent(html(text)),
  percentOfHtmlOfJson: (text) => percent(html(json(text))),
  csv: (text) => `"${text.replaceAll('"', '""')}"`,
  xml: (text) => `<![CDATA[${text}]]>`,
  yaml: (text) => text.replaceAll("'", "''").replaceAll("\n", "\n\n    "),
};

/** Whether bytes are carried as they are, so that signs outside of ASCII are no matter. */
const codedForms: Readonly<Record<string, Form>> = {
  base64,
  base64Url: (text) => Buffer.from(text).toString("base64url"),
  base64Bare: (text) => base64(text).replace(/=+$/, ""),
  base64After1: (text) => base64(`:${text}`),
  base64After2: (text) => base64(`ab${text}`),
  base64Between: (text) => base64(`{"password":"${json(text)}","user":"ada"}`),
  base64User: (text) => base64(`admin:${text}`),
  base64Lines60: (text) => lines(60, "\n")(base64(`${"-".repeat(50)}${text}${"-".repeat(50)}`)),
  base64Lines76: (text) => lines(76, "\r\n")(base64(`${"=".repeat(70)}${text}`)),
  base64LinesInJson: (text) => json(lines(64, "\n")(base64(`${"-".repeat(55)}${text}`))),
  base64Lines16: (text) => lines(16, "\n")(base64(text)),
  base64Twice: (text) => base64(base64(text)),
  base64Thrice: (text) => base64(base64(base64(text))),
  base64Glued: (text) => `token${base64(text)}`,
  base64Percent: (text) => percent(base64(text)),
  base64OfPercent: (text) => base64(percent(text)),
  base64OfHtml: (text) => base64(html(text)),
  base64OfHex: (text) => base64(inHex(text)),
  base64OfUtf16: (text) => (/[^\0-~]/.test(text) ? text : Buffer.from(text, "utf16le").toString("base64")),
  base64InQuery: (text) => `?d=${percent(base64(`{"t":"${json(text)}"}`))}`,
  base64InPath: (text) => `/a/b/${Buffer.from(text).toString("base64url")}/c`,
  base32,
  hex: inHex,
  hexUpper: (text) => inHex(text).toUpperCase(),
  hexSpaced: (text) => inHex(text).match(/../g)?.join(" ") ?? "",
  hexColons: (text) => inHex(text).match(/../g)?.join(":") ?? "",
  hexList: (text) =>
    bytes(text)
      .map((byte) => `0x${hex(byte)}`)
      .join(", "),
  hexLines: (text) => lines(32, "\n")(inHex(text)),
  hexTwice: (text) => inHex(inHex(text)),
  hexOfBase64: (text) => inHex(base64(text)),
  hexAfter: (text) => `cafe${inHex(text)}`,
  byteList: (text) => JSON.stringify(bytes(text)),
  byteLines: (text) => JSON.stringify(bytes(text), null, 2),
};

export const forms: Readonly<Record<string, Form>> = { ...plainForms, ...codedForms };

/** What stands around. */
export const contexts: readonly Form[] = [
  (text) => text,
  (text) => `The target said: "invalid token ${text}", for /uploads/1001.`,
  (text) => `{"errors":[{"detail":"a\\n${text}\\nb","path":"C:\\\\${text}"}],"url":"/x?token=${text}&n=1"}`,
];
