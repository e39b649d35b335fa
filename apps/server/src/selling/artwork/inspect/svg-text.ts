/** Bytes at the beginning in which an XML declaration is looked for. */
const declared = 200;

/** The characters of an XML file, without a byte order mark; undefined when they can't be read in its encoding. */
export function svgText(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch (error) {
    // The decoder's two errors: an unknown encoding, and bytes that aren't in the encoding.
    if (error instanceof RangeError || error instanceof TypeError) return undefined;
    throw error;
  }
}

function encodingOf(bytes: Uint8Array): string {
  const head = Buffer.from(bytes.subarray(0, declared)).toString('latin1');
  if (/^(?:\xff\xfe|<\0)/.test(head)) return 'utf-16le';
  if (/^(?:\xfe\xff|\0<)/.test(head)) return 'utf-16be';
  return /^<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(head)?.[1] ?? 'utf-8';
}
