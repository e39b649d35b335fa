import { fail, ok } from '@boxwright/contract';
import { activeStaff, followQuotation, inTransaction, quotationMadeFor, quotationState } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { noted } from '../../calls/noted.ts';
import { indianDay } from '../../process/indian-day.ts';
import { followsQuotations } from '../../selling/quotations/follows-quotations.ts';

export const FollowQuotation: Handler<'FollowQuotation'> = async (input, call) => {
  const { services } = call;
  const { quotationId, version, ownerId, followUpOn, lostReason, note } = input;
  const today = indianDay(services.now());
  return inTransaction(services.db, async (tx) => {
    const [known, made] = [await quotationState(tx, quotationId, today), await quotationMadeFor(tx, quotationId)];
    if (!known || !made) return fail('not_found', 'There is no such quotation for a customer.');
    if (known.state === 'won' && lostReason !== '')
      return fail('not_possible', 'It is ordered, so it can’t be lost.', { field: 'lostReason' });
    if (followUpOn !== '' && followUpOn < today && followUpOn !== made.followUpOn)
      return fail('invalid', 'That day has passed. Please choose today or a later one.', { field: 'followUpOn' });
    const owner = (await activeStaff(tx)).find(({ id }) => id === ownerId);
    const isNewOwner = ownerId !== (made.ownerId ?? made.staffId);
    if (isNewOwner && !(owner && followsQuotations(owner)))
      return fail('invalid', 'Please choose a colleague who sells.', { field: 'ownerId' });
    const saved = await followQuotation(tx, quotationId, version, {
      ownerId,
      followUpOn: followUpOn === '' ? null : followUpOn,
      lostReason: lostReason === '' ? null : lostReason,
      note,
    });
    if (!saved) return fail('conflict', 'A colleague has changed this quotation. Please load the page again.');
    await noted(tx, call, 'FollowQuotation', ['quotation', quotationId, known.number], {
      before: { followUpOn: made.followUpOn, lostReason: made.lostReason },
      after: { followUpOn: saved.followUpOn, lostReason: saved.lostReason },
    });
    return ok({ version: saved.version });
  });
};
