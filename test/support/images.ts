import { crc32, deflateSync } from "node:zlib";

/** Images of 3 × 2 pixels in every format whose size is read, each as small as its format allows. */
export const width = 3;
export const height = 2;

const bytes = (...parts: (number[] | string | Buffer)[]): Buffer =>
  Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part, "latin1") : Buffer.from(part))));

function number(value: number, length: 2 | 4, order: "BE" | "LE"): Buffer {
  const buffer = Buffer.alloc(length);
  if (order === "BE") buffer.writeUIntBE(value, 0, length);
  else buffer.writeUIntLE(value, 0, length);
  return buffer;
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = bytes(type, data);
  return bytes(number(data.length, 4, "BE"), body, number(crc32(body), 4, "BE"));
}

/** Truecolour without alpha: a filter byte and three bytes a pixel in each row. */
export const png = bytes(
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  pngChunk("IHDR", bytes(number(width, 4, "BE"), number(height, 4, "BE"), [8, 2, 0, 0, 0])),
  pngChunk("IDAT", deflateSync(Buffer.alloc(height * (1 + 3 * width)))),
  pngChunk("IEND", Buffer.alloc(0)),
);

export const jpeg = bytes(
  [0xff, 0xd8, 0xff, 0xe0, 0, 16],
  "JFIF\0",
  [1, 1, 0, 0, 1, 0, 1, 0, 0],
  [0xff, 0xc0, 0, 11, 8],
  number(height, 2, "BE"),
  number(width, 2, "BE"),
  [1, 1, 0x11, 0],
  [0xff, 0xd9],
);

export const gif = bytes("GIF89a", number(width, 2, "LE"), number(height, 2, "LE"), [0, 0, 0, 0x3b]);

/** Lossless: 14 bits of width less one, then 14 of height less one. */
const losslessHeader = bytes([0x2f], number((width - 1) | ((height - 1) << 14), 4, "LE"), [0, 0, 0]);
const webpBody = bytes("WEBP", "VP8L", number(losslessHeader.length, 4, "LE"), losslessHeader);
export const webp = bytes("RIFF", number(webpBody.length, 4, "LE"), webpBody);

/** One picture, whose size stands in the directory. */
export const ico = bytes([0, 0, 1, 0, 1, 0, width, height, 0, 0, 1, 0, 32, 0], number(0, 4, "LE"), number(22, 4, "LE"));

export const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`);
