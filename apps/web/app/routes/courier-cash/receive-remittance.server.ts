import { formatRupees, paise } from '@boxwright/money';
import { officeAction } from '../../features/office/office-action.server.ts';

/** `remit` records what a courier has remitted by one transfer. */
export const action = officeAction({
  remit: async (form) => {
    const remitted = form.texts('list', 'reference', 'receivedOn');
    const { orders, amount } = await form.send('RecordRemittance', {
      ...remitted,
      takenOff: form.amount('takenOff') ?? 0,
    });
    return {
      done:
        orders === 0
          ? 'It is recorded already.'
          : `Recorded: ${formatRupees(paise(amount))} for ${orders} ${orders === 1 ? 'order' : 'orders'}.`,
    };
  },
});
