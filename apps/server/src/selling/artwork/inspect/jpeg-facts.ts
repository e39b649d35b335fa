/**
 * Whether a JPEG has Adobe's marker (APP14), whose CMYK is inverted. Reads the segments before the pixels only; anything
 * that isn't a segment ends the search.
 */
export function hasAdobeMarker(file: Uint8Array): boolean {
  const jpeg = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  for (let at = 2; at + 9 <= jpeg.length && jpeg[at] === 0xff; ) {
    const marker = jpeg[at + 1];
    if (marker === 0xda) return false;
    if (marker === 0xee && jpeg.toString('latin1', at + 4, at + 9) === 'Adobe') return true;
    at += 2 + jpeg.readUInt16BE(at + 2);
  }
  return false;
}
