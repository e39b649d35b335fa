import { fail, ok } from '@boxwright/contract';
import { findCouponByCode, inTransaction, listCustomerGroups, saveCoupon } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { noted } from '../../calls/noted.ts';
import { amountIn, changedMeanwhile, countIn, refuseDays, shareIn } from '../../selling/discounts/typed-terms.ts';

export const SaveCoupon: Handler<'SaveCoupon'> = async (input, call) => {
  const { id, seen, kinds, validFrom, validUntil, isForFirstOrder, groupId, isCombinable } = input;
  const code = input.code.trim().toUpperCase();
  const refuse = (text: string, field: string) => fail('invalid', text, { field });
  if (!/^[A-Z0-9]{3,20}$/.test(code)) return refuse('Please enter a code of 3 to 20 letters and digits.', 'code');
  if ((input.percent === '') === (input.amount === ''))
    return refuse('Please enter a share or an amount, one of both.', 'percent');
  const percentBps = input.percent === '' ? null : shareIn(input.percent);
  if (input.percent !== '' && percentBps === null) return refuse('Please enter a share from 0.01 to 90 %.', 'percent');
  const amountPaise = input.amount === '' ? null : amountIn(input.amount);
  if (input.amount !== '' && !amountPaise) return refuse('Please enter an amount in rupees.', 'amount');
  const leastPaise = amountIn(input.least);
  if (leastPaise === null) return refuse('Please enter an amount in rupees, or nothing.', 'least');
  if (kinds.length === 0) return refuse('Please choose what it is for.', 'kinds');
  const wrongDays = refuseDays(input);
  if (wrongDays) return wrongDays;
  const [usesInAll, usesEach] = [countIn(input.usesInAll), countIn(input.usesEach)];
  if (usesInAll === null) return refuse('Please enter a number, or nothing for no limit.', 'usesInAll');
  if (usesEach === null) return refuse('Please enter a number, or nothing for no limit.', 'usesEach');
  return inTransaction(call.services.db, async (tx) => {
    if (groupId !== null && !(await listCustomerGroups(tx)).some((group) => group.id === groupId))
      return refuse('There is no such group.', 'groupId');
    const known = await findCouponByCode(tx, code);
    if (known && known.id !== id)
      return fail('conflict', 'There is a coupon with this code already.', { field: 'code' });
    const saved = await saveCoupon(
      tx,
      { id, seen },
      {
        ...{ code, percentBps, amountPaise, leastPaise, kinds, validFrom, validUntil: validUntil || null },
        ...{ usesInAll: usesInAll || null, usesEach: usesEach || null, isForFirstOrder, groupId, isCombinable },
      },
    );
    if (!saved) return changedMeanwhile;
    await noted(tx, call, 'SaveCoupon', ['coupon', saved.id, `Coupon ${code}`], {
      after: { percentBps, amountPaise, leastPaise, usesInAll: saved.usesInAll, usesEach: saved.usesEach },
    });
    return ok({ id: saved.id, name: code });
  });
};
