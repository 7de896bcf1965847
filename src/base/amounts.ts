/** Amounts: whole numbers of the smallest unit, or texts such as `2.5s`. `what` and `advice` are for errors. */
export function amountsIn(units: Readonly<Record<string, number>>, what: string, advice: string) {
  /** Undefined for a text that is none. */
  const parse = (text: string): number | undefined => {
    const [, number, unit = ""] = /^(\d+(?:\.\d+)?)\s*([a-z]*)$/i.exec(text.trim()) ?? [];
    const amount = Math.round(Number(number) * (unit === "" ? 1 : (units[unit] ?? Number.NaN)));
    return Number.isSafeInteger(amount) ? amount : undefined;
  };
  /** Of a number, or of a text; undefined for anything else. */
  const of = (value: unknown): number | undefined => {
    const amount = typeof value === "string" ? parse(value) : value;
    return typeof amount === "number" && Number.isSafeInteger(amount) && amount >= 0 ? amount : undefined;
  };
  const refusal = (name: string, value: unknown): string =>
    `${name} ${JSON.stringify(value)} is not a ${what}. ${advice}`;
  /** The amount in a number or a text. Throws a TypeError that names what has it. */
  const to = (name: string, value: number | string): number => {
    const amount = of(value);
    if (amount === undefined) throw new TypeError(refusal(name, value));
    return amount;
  };
  return { parse, of, refusal, to, advice };
}
