import { fail, ok } from '@boxwright/contract';
import { addEnquiryEntry, findEnquiry, inTransaction } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { noted } from '../../calls/noted.ts';
import { enquiryGone, enquiryName } from '../../selling/enquiries/enquiry-gone.ts';

/** Two members may write notes at the same time, so no version is asked for. */
export const AddEnquiryNote: Handler<'AddEnquiryNote'> = async ({ id, text }, { services, visitor }) => {
  const { db, now } = services;
  if (!(await findEnquiry(db, id))) return fail('not_found', enquiryGone);
  const staffId = visitor.staff.id;
  const entry = await inTransaction(db, async (tx) => {
    const added = await addEnquiryEntry(tx, { enquiryId: id, kind: 'note', staffId, text, createdAt: now() });
    await noted(tx, { services, visitor }, 'AddEnquiryNote', ['enquiry', id, enquiryName(id)], {
      after: { noteId: added.id },
    });
    return added;
  });
  return ok({ entryId: entry.id });
};
