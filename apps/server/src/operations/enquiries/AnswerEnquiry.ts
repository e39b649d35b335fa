import { fail, ok } from '@boxwright/contract';
import { addEnquiryEntry, changeEnquiry, findEnquiry, inTransaction } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { noted } from '../../calls/noted.ts';
import { enquiryChanged, enquiryGone, enquiryName } from '../../selling/enquiries/enquiry-gone.ts';

export const AnswerEnquiry: Handler<'AnswerEnquiry'> = async ({ id, version, text }, { services, visitor }) => {
  const { db, jobs, now } = services;
  const enquiry = await findEnquiry(db, id);
  if (!enquiry) return fail('not_found', enquiryGone);
  if (enquiry.email === null) return fail('not_possible', 'They left no e-mail address. Please call.');
  const staffId = visitor.staff.id;
  const ownerId = enquiry.ownerId ?? staffId;
  const state = enquiry.state === 'won' || enquiry.state === 'lost' ? enquiry.state : ('answered' as const);
  const changed = await inTransaction(db, async (tx) => {
    const saved = await changeEnquiry(tx, id, version, { state, ownerId });
    if (!saved) return undefined;
    const entry = await addEnquiryEntry(tx, { enquiryId: id, kind: 'answer', staffId, text, createdAt: now() });
    await jobs.enqueue(tx, 'WriteMail', { mail: 'enquiry-answer', entryId: entry.id });
    await noted(tx, { services, visitor }, 'AnswerEnquiry', ['enquiry', id, enquiryName(id)], {
      before: { state: enquiry.state },
      after: { state, answerId: entry.id },
    });
    return saved;
  });
  return changed ? ok({ version: changed.version }) : fail('conflict', enquiryChanged);
};
