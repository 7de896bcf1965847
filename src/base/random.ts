/** Mulberry32: 32 bits of state, the same numbers from 0 to 1 for the same seed. */
export function seededRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Crockford's Base32: digits and letters that nobody confuses, in one case, so that a target may change the case. */
const signs = "0123456789abcdefghjkmnpqrstvwxyz";
/** In signs of five bits: 80 random bits, and 20 bits of a checksum. */
const [randomLength, checksumLength] = [16, 4];

const toSigns = (values: readonly number[]): string => values.map((value) => signs[value & 31]).join("");

/** FNV-1a. */
function checksumOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const sign of text) hash = Math.imul(hash ^ sign.charCodeAt(0), 0x01000193) >>> 0;
  return toSigns(Array.from({ length: checksumLength }, (_, at) => hash >>> (at * 5)));
}

/** A word that nobody has used before, and that shows in any text that a run of the kit wrote it. Of 16 random bytes. */
export function createWord(random: Uint8Array): string {
  const text = toSigns([...random.subarray(0, randomLength)]);
  return text + checksumOf(text);
}

const anyWord = new RegExp(`(?=([${signs}]{${randomLength + checksumLength}}))`, "g");

/** The words of runs in a text, in whatever letter case it is. */
export const wordsIn = (text: string): string[] =>
  Array.from(text.toLowerCase().matchAll(anyWord), ([, word = ""]) => word).filter(
    (word) => checksumOf(word.slice(0, randomLength)) === word.slice(randomLength),
  );
