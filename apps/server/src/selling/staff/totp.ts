import { createHmac, timingSafeEqual } from 'node:crypto';

/** The algorithm, digits and seconds that all authenticator apps know (RFC 6238 with SHA-1). */
const digits = 6;
export const stepSeconds = 30;
/** Steps before and after the present one whose codes are accepted: clocks differ, and typing takes time. */
const tolerance = 1;

/** The number of the time step of a moment. */
export const stepOf = (at: Date): number => Math.floor(at.getTime() / 1000 / stepSeconds);

/** The code of a step. */
export function codeOf(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  // RFC 4226, section 5.3: the last four bits say where the number begins.
  const start = (mac.at(-1) ?? 0) & 0xf;
  const number = mac.readUInt32BE(start) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** The step around a moment that a code belongs to; undefined for a wrong code. */
export function stepWithCode(secret: Buffer, code: string, at: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const now = stepOf(at);
  const near = Array.from({ length: 2 * tolerance + 1 }, (_, index) => now - tolerance + index);
  return near.find((step) => timingSafeEqual(Buffer.from(codeOf(secret, step)), Buffer.from(code)));
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Base32 (RFC 4648), as authenticator apps take a secret; without padding. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}
