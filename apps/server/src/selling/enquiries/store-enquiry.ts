import { createHash } from 'node:crypto';
import { ok, type Result } from '@boxwright/contract';
import { addEnquiry, addEnquiryFiles, inTransaction, type NewEnquiry } from '@boxwright/storage';
import type { Call } from '../../calls/call.ts';
import { checkRateLimit } from '../../calls/limits.ts';
import { indianDay } from '../../process/indian-day.ts';

/** A submitted enquiry, as stored. */
export type SentEnquiry = Pick<NewEnquiry, 'source' | 'name' | 'mobile'> & {
  readonly email: string | null;
  readonly company: string | null;
  readonly pincode: string | null;
  readonly message: string | null;
  readonly cartonType: string | null;
  readonly details: Readonly<Record<string, number | string>>;
};

/**
 * Stores an enquiry and enqueues its mails in one transaction; returns `thanks` once it is stored. The same text from
 * the same person on one day is one enquiry: this covers double clicks, re-posted forms and retries without an
 * idempotency key, which visitors without cookies or scripts can't send.
 *
 * `robotWords` is the content of a hidden field (a honeypot). A robot gets the usual answer, so that it learns nothing,
 * but no mail is sent. The enquiry is still stored, marked: a password manager may have filled the field. The time
 * taken to fill in the form isn't checked: drafts survive a reload, so people who come back can be as quick as robots.
 */
export async function storeEnquiry(
  call: Call,
  enquiry: SentEnquiry,
  robotWords: string,
  thanks: string,
  files: readonly string[] = [],
): Promise<Result<string>> {
  const { services, visitor } = call;
  const refused =
    (await checkRateLimit(call, 'enquiry from source')) ??
    (visitor.customer && (await checkRateLimit(call, 'enquiry of customer', String(visitor.customer.id))));
  if (refused) return refused;
  const suspectedRobot = robotWords !== '';
  const now = services.now();
  const row = {
    ...enquiry,
    suspectedRobot,
    state: suspectedRobot ? ('spam' as const) : ('new' as const),
    fingerprint: fingerprintOf(enquiry, files, suspectedRobot, indianDay(now)),
    customerId: visitor.customer?.id ?? null,
    createdAt: now,
  };
  const isAcknowledged = !suspectedRobot && (await mayAcknowledge(call, enquiry.email));
  await inTransaction(services.db, async (tx) => {
    const stored = await addEnquiry(tx, row);
    if (stored) await addEnquiryFiles(tx, stored.id, files);
    if (!stored || suspectedRobot) return;
    await services.jobs.enqueue(tx, 'WriteMail', { mail: 'enquiry-alert', enquiryId: stored.id });
    if (!isAcknowledged) return;
    await services.jobs.enqueue(tx, 'WriteMail', { mail: 'enquiry-received', enquiryId: stored.id });
  });
  return ok(thanks);
}

/** Anybody can type another person's address, so acknowledgements per address are limited, whatever their source. */
const mayAcknowledge = async (call: Call, email: string | null): Promise<boolean> =>
  email !== null && (await checkRateLimit(call, 'acknowledgement to address', email.toLowerCase())) === undefined;

function fingerprintOf(enquiry: SentEnquiry, files: readonly string[], suspectedRobot: boolean, day: string): string {
  const { source, name, mobile, email, company, pincode, message, cartonType, details } = enquiry;
  const said = [
    source,
    name,
    mobile,
    email,
    company,
    pincode,
    message,
    cartonType,
    details,
    suspectedRobot,
    day,
    ...files,
  ];
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url');
}

/** An empty field is stored as null. */
export const nullIfEmpty = (text: string): string | null => (text === '' ? null : text);
