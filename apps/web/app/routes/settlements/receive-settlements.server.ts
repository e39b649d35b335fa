import { officeAction } from '../../features/office/office-action.server.ts';

/** `aside` puts a row aside or takes that back, `match` says to which payment a row belongs, and `withdraw` takes a report back. */
export const action = officeAction({
  match: async (form) => {
    const { orderId } = await form.send('MatchSettlementRow', {
      ...{ rowId: form.id('row'), txnid: form.text('txnid').trim(), seenOrder: form.count('seenOrder') },
    });
    return { done: orderId === null ? 'The row has no payment now.' : 'The row is matched.' };
  },
  aside: async (form) => {
    const aside = { rowId: form.id('row'), isAside: form.text('aside') === 'yes', reason: form.text('reason') };
    const { isAside } = await form.send('SetSettlementRowAside', aside);
    return { done: isAside ? 'The row is put aside.' : 'The row is to be looked at again.' };
  },
  withdraw: async (form) => {
    const { rows } = await form.send('WithdrawSettlement', { importId: form.id('id'), reason: form.text('reason') });
    return { done: `${rows} rows are taken back. Their report can be read in again.` };
  },
});
