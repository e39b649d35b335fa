import { discountKinds } from '@boxwright/contract';
import { officeAction } from '../../features/office/office-action.server.ts';
import { officePaths } from '../../office-paths.ts';

export const action = officeAction({
  save: async (form) => {
    const id = form.id('id') || null;
    const saved = await form.send('SaveCoupon', {
      ...form.texts('code', 'percent', 'amount', 'least', 'validFrom', 'validUntil', 'usesInAll', 'usesEach'),
      ...{ id, seen: form.count('seen'), groupId: form.id('groupId') || null },
      kinds: discountKinds.filter((kind) => form.text(`kind-${kind}`) !== ''),
      isForFirstOrder: form.text('isForFirstOrder') !== '',
      isCombinable: form.text('isCombinable') !== '',
    });
    return id === null ? { done: `Coupon ${saved.name} is made.` } : officePaths.coupons;
  },
  end: async (form) => {
    const isEnded = form.text('ended') === 'yes';
    const ended = { what: 'coupon' as const, id: form.id('id'), seen: form.count('seen'), isEnded };
    const { name } = await form.send('EndDiscount', ended);
    return { done: isEnded ? `Coupon ${name} has ended.` : `Coupon ${name} goes on.` };
  },
});
