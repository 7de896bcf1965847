import { readFileSync } from "node:fs";
import { crc32 } from "node:zlib";

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

/** EXIF that says how a picture is turned, in either byte order. Its directory need not follow its head. */
function exif(orientation: number, isLittle: boolean, directory: number): Buffer {
  const bytes = Buffer.alloc(directory + 18);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  bytes.write(isLittle ? "II" : "MM");
  view.setUint16(2, 42, isLittle);
  view.setUint32(4, directory, isLittle);
  for (const [index, value] of [1, 0x112, 3, isLittle ? 1 : 0, isLittle ? 0 : 1, orientation].entries())
    view.setUint16(directory + 2 * index, value, isLittle);
  return bytes;
}

/** The JPEG, turned: the first block of EXIF counts, as in browsers. */
export function turnedJpeg(orientation: number, isLittle = false, directory = 8): Buffer {
  const block = (turn: number) => {
    const content = Buffer.concat([Buffer.from("Exif\0\0"), exif(turn, isLittle, directory)]);
    return Buffer.concat([Buffer.from([0xff, 0xe1, 0, content.length + 2]), content]);
  };
  return Buffer.concat([jpeg.subarray(0, 2), block(orientation), block(1), jpeg.subarray(2)]);
}

/** The PNG, turned. */
export function turnedPng(orientation: number): Buffer {
  const content = Buffer.concat([Buffer.from("eXIf"), exif(orientation, false, 8)]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length - 4);
  checksum.writeUInt32BE(crc32(content));
  return Buffer.concat([png.subarray(0, 33), length, content, checksum, png.subarray(33)]);
}
