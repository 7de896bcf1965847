import { readFileSync } from "node:fs";

/** Images of 3 × 2 pixels in every format whose size is read, each as small as its format allows. */
export const width = 3;
export const height = 2;

const read = (extension: string): Buffer => readFileSync(new URL(`images/3x2.${extension}`, import.meta.url));

export const png = read("png");
export const jpeg = read("jpg");
export const gif = read("gif");
export const webp = read("webp");
export const ico = read("ico");
export const svg = read("svg");
