/** Gives a text a colour, where there are any. */
export type Paint = (text: string, style: "red" | "yellow" | "green" | "dim") => string;
