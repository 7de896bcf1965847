/** Quotes, backslashes, markup and the like, each of which a hasty writer or reader takes for something else. */
const quotes = "\"double\" 'single' `back` ‘curly’ “curly” «angle» „low“ it''s";
const backslashes = String.raw`\ C:\temp\new \\ \n \u0041 \x41 \" \/ end\\`;
const markup = "<b>bold</b> &amp; &lt;i&gt; <script>alert(1)</script> <!-- x --> <br/> &#39; a&b < >";
const percents = "100% %41 %25 %zz %s %d a+b?x=1&y=2#z %";
const lists = "One, Two;Three|four : five = SIX, (7) [8]";
const scripts = "Zoë Straße Żółć ÀÉÎ Ελλάδα Привет שלום مرحبا 東京 ไทย ✓ € 猫";
/** Letters that have more than one form, and some beyond the basic plane. */
const combining = "\u212b Å ﬁ e\u0301 q\u0307\u0323 \u2126 ½ ²";
const plane = "👩‍🚀 𝒳 🇮🇹 👍🏽 1️⃣";

/** A little of all that fits into a header of a call as it is (RFC 9110). */
export const plainHard = String.raw`"One", 'Two' \three \\ \n <b>&amp;</b> 100%41; a+b: {4} #5 | SIX/seven\ end`;

/** A little of everything, in a line that fits into short columns. */
export const hardest = `${plainHard} ‘Zoë’ Straße 猫 ﬁ e\u0301 \u212b 👩‍🚀 𝒳`;

/** The only list of texts that servers easily change, lose or misread. Each field uses them where it has texts. */
export const hardTexts: readonly string[] = [
  ...[hardest, quotes, backslashes, markup, percents, lists, scripts, combining, plane],
  "line\nfeed\r\nboth\n\n\tindented, and an end of \\\n",
  " spaced  wide\u00a0 ",
  "{{x}} {{#entity}}{{id}}{{/entity}} $".concat("{x} #{x} <%= x %> {0} $1"),
  "'; DROP TABLE x; -- /* */ $(id)",
  ...["null", "7", "007", "1e3", "False", "2026-01-31", '{"a":[1]}', "[]", ""],
];

const long = (words: string, length: number) => `${words.repeat(length / words.length).padEnd(length - 4, ".")} end`;

/** Longer than columns of 255, 4,096 and 65,535, in letters of one byte and of two; the spec shows no limits. */
export const longTexts: readonly string[] = [
  long("é two ", 300),
  long("5,000 ", 5000),
  long("0123456789 abcde", 70_000),
];
