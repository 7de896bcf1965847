/** Quotes, backslashes, markup and other characters that careless code escapes or interprets. */
const quotes = "\"double\" 'single' `back` ‘curly’ “curly” «angle» „low“ it''s";
const backslashes = String.raw`\ C:\temp\new \\ \n \u0041 \x41 \" \/ end\\`;
const markup = "<b>bold</b> &amp; &lt;i&gt; <script>alert(1)</script> <!-- x --> <br/> &#39; a&b < >";
const percents = "100% %41 %25 %zz %s %d a+b?x=1&y=2#z %";
const lists = "One, Two;Three|four : five = SIX, (7) [8] (c) -- ...";
const scripts = "Zoë Straße Żółć ÀÉÎ Ελλάδα Привет שלום مرحبا 東京 ไทย ✓ € 猫";
/** Letters with more than one Unicode form, and some beyond the basic plane. */
const combining = "\u212b Å ﬁ e\u0301 q\u0307\u0323 \u2126 ½ ²";
const plane = "👩‍🚀 𝒳 🇮🇹 👍🏽 1️⃣";

/** A sample of the characters that a header can carry unchanged (RFC 9110). */
export const plainHard = String.raw`"One", 'Two' \three \\ \n <b>&amp;</b> 100%41; a+b: {4} #5 | SIX/seven\ me@here.example`;

/** A sample of everything, short enough for small database columns. */
export const hardest = `${plainHard} ‘Zoë’ Straße 猫 ﬁ e\u0301 \u212b 👩‍🚀 𝒳`;

/** The only list of texts that servers often change, lose or misread. Every text field gets them. */
export const hardTexts: readonly string[] = [
  ...[hardest, `${quotes} ${backslashes}`, markup, `${percents} ${lists}`, scripts, combining, plane],
  "line\nfeed\r\nboth\n\n\tindented, and an end of \\\n",
  " spaced  wide\u00a0 ",
  "{{x}} {{#entity}}{{id}}{{/entity}} $".concat("{x} #{x} <%= x %> {0} $1"),
  "'; DROP TABLE x; -- /* */ $(id)",
  // Also one after another that differ in their letter case or their end alone.
  ...["null", "007", "0", "00", "1e3", "False", "false", "2026-01-31", '{"a":[1]}', ""],
];

/** A few of them, which most services take: for what stands beside them, and comes after them. */
export const usualTexts: readonly string[] = ["0", "007", "2.0", "null", "false", "true", scripts, markup];

const long = (words: string, length: number) => `${words.repeat(length / words.length).padEnd(length - 4, ".")} end`;

/** Longer than columns of 255, 4,096 and 65,535 bytes, in letters of one byte and of two. Limits are open. */
export const longTexts: readonly string[] = [
  long("é two ", 300),
  long("5,000 ", 5000),
  long("0123456789 abcde", 70_000),
];
