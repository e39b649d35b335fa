import { fail, ok } from '@boxwright/contract';
import { activeStaff, changeEnquiry, findEnquiry, inTransaction } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { noted } from '../../calls/noted.ts';
import { answersEnquiries } from '../../selling/enquiries/answers-enquiries.ts';
import { enquiryChanged, enquiryGone, enquiryName } from '../../selling/enquiries/enquiry-gone.ts';

export const ChangeEnquiry: Handler<'ChangeEnquiry'> = async (
  { id, version, state, ownerId },
  { services, visitor },
) => {
  const { db } = services;
  const enquiry = await findEnquiry(db, id);
  if (!enquiry) return fail('not_found', enquiryGone);
  const owner = (await activeStaff(db)).find((member) => member.id === ownerId);
  if (ownerId !== null && ownerId !== enquiry.ownerId && !(owner && answersEnquiries(owner))) {
    return fail('invalid', 'Please choose a colleague who answers enquiries.', { field: 'ownerId' });
  }
  if (state === enquiry.state && ownerId === enquiry.ownerId) return ok({ version: enquiry.version });
  const changed = await inTransaction(db, async (tx) => {
    const saved = await changeEnquiry(tx, id, version, { state, ownerId });
    if (!saved) return undefined;
    await noted(tx, { services, visitor }, 'ChangeEnquiry', ['enquiry', id, enquiryName(id)], {
      before: differing(enquiry, saved),
      after: differing(saved, enquiry),
    });
    return saved;
  });
  return changed ? ok({ version: changed.version }) : fail('conflict', enquiryChanged);
};

interface Changing {
  readonly state: string;
  readonly ownerId: number | null;
}

/** The values of the first that differ from the second. */
const differing = (one: Changing, other: Changing) => ({
  ...(one.state === other.state ? {} : { state: one.state }),
  ...(one.ownerId === other.ownerId ? {} : { ownerId: one.ownerId }),
});
