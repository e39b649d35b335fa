import { quotationLossReasons } from '@boxwright/contract';
import { officeAction } from '../../features/office/office-action.server.ts';
import { officePaths } from '../../office-paths.ts';

/** Handles the forms of a quotation. */
export const action = officeAction({
  follow: async (form) => {
    const { lostReason, ...texts } = form.texts('followUpOn', 'lostReason', 'note');
    await form.send('FollowQuotation', {
      quotationId: form.id('quotation'),
      version: form.count('version'),
      ownerId: form.id('ownerId'),
      lostReason: quotationLossReasons.find((reason) => reason === lostReason) ?? '',
      ...texts,
    });
    return { done: `${form.text('number')} is noted.` };
  },
  'sell-quotation': async (form) => {
    const { saleId } = await form.send('SellQuotation', { quotationId: form.id('quotation') });
    return officePaths.officeSale(saleId);
  },
});
