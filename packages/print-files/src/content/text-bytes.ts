import type { Text } from './instructions.ts';

const [backslash, less] = [0x5c, 0x3c];
const escapes = new Map([...'nrtbf'].map((sign, at) => [sign.charCodeAt(0), [10, 13, 9, 8, 12][at] ?? 0]));

/** The bytes that a text of a content stream stands for (ISO 32000-2, 7.3.4). */
export function textBytes({ text }: Text): Uint8Array {
  return text[0] === less ? hexadecimal(text) : literal(text.subarray(1, -1));
}

function hexadecimal(text: Uint8Array): Uint8Array {
  const digits = Buffer.from(text)
    .toString('latin1')
    .replace(/[^0-9a-f]/gi, '');
  return Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, 'hex');
}

function literal(text: Uint8Array): Uint8Array {
  if (!text.includes(backslash)) return text;
  const bytes: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const byte = text[at] ?? 0;
    if (byte !== backslash) {
      bytes.push(byte);
      continue;
    }
    at += 1;
    const sign = text[at] ?? 0;
    const octal = /^[0-7]{1,3}/.exec(String.fromCharCode(...text.subarray(at, at + 3)))?.[0];
    if (octal !== undefined) {
      bytes.push(Number.parseInt(octal, 8) & 255);
      at += octal.length - 1;
      // A backslash at the end of a line continues it.
    } else if (sign !== 10 && sign !== 13) bytes.push(escapes.get(sign) ?? sign);
  }
  return Uint8Array.from(bytes);
}
