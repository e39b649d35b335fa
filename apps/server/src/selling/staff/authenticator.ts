import { randomBytes, randomInt } from 'node:crypto';
import {
  findAuthenticator,
  inTransaction,
  type StaffAuthenticator,
  takeRecoveryCode,
  takeStep,
} from '@boxwright/storage';
import { encode } from 'uqr';
import type { Services } from '../../calls/services.ts';
import { openSealed, sealText } from '../../process/sealed-text.ts';
import { codeHash } from '../customers/passwords/proofs.ts';
import { base32, stepWithCode } from './totp.ts';

/** As RFC 4226 recommends for SHA-1. */
const secretBytes = 20;

/** A new secret, and the sealed form in which the database keeps it. */
export function newSecret({ secrets }: Pick<Services, 'secrets'>): { secret: Buffer; sealedSecret: string } {
  const secret = randomBytes(secretBytes);
  return { secret, sealedSecret: sealText(secrets.authenticator, 'authenticator', secret.toString('base64url')) };
}

/** The secret for an authenticator app: in words, as an address and as a QR code. */
export function presentSecret(secret: Buffer, issuer: string, account: string) {
  const words = base32(secret);
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  const address = `otpauth://totp/${label}?${new URLSearchParams({ secret: words, issuer })}`.replaceAll('+', '%20');
  const { data: rows, size } = encode(address, { ecc: 'M', border: 0 });
  const path = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { secret: words.match(/.{4}/g)?.join(' ') ?? words, address, qrSize: size, qrPath: path.join('') };
}

/** A typed or pasted code, without its spaces and dashes. */
const plainCode = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toUpperCase();

/** The time step of a code of the app; undefined for a wrong code. */
export function stepOfCode(
  { secrets, now }: Pick<Services, 'secrets' | 'now'>,
  kept: Pick<StaffAuthenticator, 'sealedSecret'>,
  typed: string,
): number | undefined {
  const secret = openSealed(secrets.authenticator, kept.sealedSecret);
  return secret === null ? undefined : stepWithCode(Buffer.from(secret, 'base64url'), plainCode(typed), now());
}

type CodeUsed = 'app' | 'recovery' | null;

/** Uses up a code of the app or a recovery code; null when it is wrong or was used. */
export async function takeCode(services: Services, staffId: number, typed: string): Promise<CodeUsed> {
  const { db, now } = services;
  const kept = await findAuthenticator(db, staffId);
  if (!kept || kept.confirmedAt === null) return null;
  const step = stepOfCode(services, kept, typed);
  return inTransaction(db, async (tx) => {
    if (step !== undefined) return (await takeStep(tx, staffId, step)) ? 'app' : null;
    const isRight = await takeRecoveryCode(tx, staffId, recoveryHash(services, staffId, typed), now());
    return isRight ? 'recovery' : null;
  });
}

/** Without 0, 1, I and O, which are mistaken for each other. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const codeCount = 10;
const codeLength = 10;

/** Ten codes of 50 random bits, as `K7QMD-29XWB`. */
export const newRecoveryCodes = (): readonly string[] =>
  Array.from({ length: codeCount }, () => {
    const code = Array.from({ length: codeLength }, () => letters[randomInt(letters.length)]).join('');
    return `${code.slice(0, 5)}-${code.slice(5)}`;
  });

/** The hash that the database keeps of a recovery code, as shown or as typed. */
export const recoveryHash = ({ secrets }: Pick<Services, 'secrets'>, staffId: number, code: string): string =>
  codeHash(secrets.authenticator, `staff ${staffId}`, plainCode(code));
