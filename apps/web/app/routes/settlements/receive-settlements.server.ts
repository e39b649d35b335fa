import { officeAction } from '../../features/office/office-action.server.ts';

/** `match` says to which payment a row belongs, and `withdraw` takes a report back. */
export const action = officeAction({
  match: async (form) => {
    const { orderId } = await form.send('MatchSettlementRow', {
      ...{ rowId: form.id('row'), txnid: form.text('txnid').trim(), seenOrder: form.count('seenOrder') },
    });
    return { done: orderId === null ? 'The row has no payment now.' : 'The row is matched.' };
  },
  withdraw: async (form) => {
    const { rows } = await form.send('WithdrawSettlement', { importId: form.id('id'), reason: form.text('reason') });
    return { done: `${rows} rows are taken back. Their report can be read in again.` };
  },
});
