/** Whether EXIF turns a picture by a quarter (orientation 5 to 8), as browsers show a JPEG and a PNG. False for anything else. */
export function isTurned(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const at = view.getUint16(0) === 0xffd8 ? exifInJpeg(view) : exifInPng(view);
    const orientation = at === undefined ? 1 : orientationAt(view, at);
    return orientation >= 5 && orientation <= 8;
  } catch (error) {
    // It goes beyond the end of the bytes.
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** Where the first EXIF block of the segments before the picture starts. Throws a RangeError behind the end. */
function exifInJpeg(view: DataView): number | undefined {
  for (let at = 2; view.getUint8(at) === 0xff && view.getUint8(at + 1) !== 0xda; at += 2 + view.getUint16(at + 2))
    if (view.getUint16(at) === 0xffe1 && view.getUint32(at + 4) === 0x45786966) return at + 10;
  return undefined;
}

/** Where the first EXIF chunk of a PNG starts. Throws a RangeError behind the end. */
function exifInPng(view: DataView): number | undefined {
  if (view.getUint32(0) !== 0x89504e47) return undefined;
  for (let at = 8; ; at += 12 + view.getUint32(at)) if (view.getUint32(at + 4) === 0x65584966) return at + 8;
}

/** The tag 0x112 of the first directory: a short number. */
function orientationAt(view: DataView, start: number): number {
  const isLittle = view.getUint16(start) === 0x4949;
  const directory = start + view.getUint32(start + 4, isLittle);
  const count = view.getUint16(directory, isLittle);
  for (let at = directory + 2; at < directory + 2 + 12 * count; at += 12)
    if (view.getUint16(at, isLittle) === 0x112)
      return view.getUint16(at + 2, isLittle) === 3 ? view.getUint16(at + 8, isLittle) : 1;
  return 1;
}
