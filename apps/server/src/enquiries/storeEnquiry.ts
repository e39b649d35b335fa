import { createHash } from 'node:crypto';
import { ok, type Result } from '@boxwright/contract';
import { addEnquiry, inTransaction, type NewEnquiry } from '@boxwright/storage';
import { indianDay } from '../catalogue/indianDay.ts';
import type { Call } from '../door/call.ts';
import { overLimit } from '../door/limits.ts';

/** What a form sent, as it is kept. */
export type SentEnquiry = Pick<NewEnquiry, 'source' | 'name' | 'mobile'> & {
  readonly email: string | null;
  readonly company: string | null;
  readonly pincode: string | null;
  readonly message: string | null;
  readonly cartonType: string | null;
  readonly details: Readonly<Record<string, number>>;
};

/**
 * Stores an enquiry and has its mails written, in one transaction; answers `thanks` once it is stored. The same words
 * of the same person on one day are one enquiry: a double click, a form posted again and a call whose answer got lost
 * need no key for that, which somebody without cookies or script couldn't give.
 *
 * `robotWords` is what stands in the field that people don't see. A robot gets the same answer as everybody, so that
 * it learns nothing, but no mail is sent. It isn't thrown away: a password manager may have filled the field, and the
 * office can still see the enquiry, marked. There is no check of how quickly a form was sent: what was typed is kept
 * over a reload, so that people who come back are as quick as robots.
 */
export async function storeEnquiry(
  call: Call,
  enquiry: SentEnquiry,
  robotWords: string,
  thanks: string,
): Promise<Result<string>> {
  const refused = await overLimit(call, 'enquiry from source');
  if (refused) return refused;
  const { services, visitor } = call;
  const suspectedRobot = robotWords !== '';
  const now = services.now();
  const row = {
    ...enquiry,
    suspectedRobot,
    fingerprint: fingerprintOf(enquiry, suspectedRobot, indianDay(now)),
    customerId: visitor.customer?.id ?? null,
    createdAt: now,
  };
  const isAcknowledged = !suspectedRobot && (await mayAcknowledge(call, enquiry.email));
  await inTransaction(services.db, async (tx) => {
    const stored = await addEnquiry(tx, row);
    if (!stored || suspectedRobot) return;
    await services.jobs.enqueue(tx, 'WriteMail', { mail: 'enquiry-alert', enquiryId: stored.id });
    if (!isAcknowledged) return;
    await services.jobs.enqueue(tx, 'WriteMail', { mail: 'enquiry-received', enquiryId: stored.id });
  });
  return ok(thanks);
}

/** Anybody can type anybody's address: it gets few mails, however many sources send enquiries in its name. */
const mayAcknowledge = async (call: Call, email: string | null): Promise<boolean> =>
  email !== null && (await overLimit(call, 'acknowledgement to address', email.toLowerCase())) === undefined;

function fingerprintOf(enquiry: SentEnquiry, suspectedRobot: boolean, day: string): string {
  const { source, name, mobile, email, company, pincode, message, cartonType, details } = enquiry;
  const said = [source, name, mobile, email, company, pincode, message, cartonType, details, suspectedRobot, day];
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url');
}

/** A field left empty is nothing. */
export const given = (text: string): string | null => (text === '' ? null : text);
