/** A text without halves of pairs, which neither an address nor UTF-8 can hold. (Node 20 has it; the types of its library do not.) */
export const toWellFormed = (text: string): string => text.replace(/\p{Cs}/gu, "\ufffd");
