/** Colors a text if colors are on. */
export type Paint = (text: string, style: "red" | "yellow" | "green" | "dim") => string;
