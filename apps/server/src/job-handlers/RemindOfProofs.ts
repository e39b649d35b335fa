import { proofReminderDays } from '@boxwright/orders';
import { countReminder, inTransaction, lockOrder, proofsToRemindOf } from '@boxwright/storage';
import { fixLinesOfAccepted } from '../selling/orders/fix-lines.ts';
import type { JobHandler } from './handler.ts';

/** In one run; the next one goes on. */
const mostProofs = 500;

/** Each proof has a reminder after each of these days, until it is decided; an order has one mail for all its items. Orders
 * whose carts older versions left open take files and proofs from then on. */
export const RemindOfProofs: JobHandler<'RemindOfProofs'> = async (_payload, { services }) => {
  const { db, jobs, now } = services;
  await fixLinesOfAccepted(services);
  const at = now();
  for (const [index, days] of proofReminderDays.entries()) {
    const reminder = index + 1;
    const sentBefore = new Date(at.getTime() - days * 86_400_000);
    const due = await proofsToRemindOf(db, { reminder, sentBefore, limit: mostProofs });
    for (const [orderId, proofs] of Map.groupBy(due, (proof) => proof.orderId)) {
      await inTransaction(db, async (tx) => {
        await lockOrder(tx, orderId);
        let counted = 0;
        for (const { id } of proofs) if (await countReminder(tx, id, reminder)) counted += 1;
        // Its mails of one run have the same time, so that there is one.
        const mail = { mail: 'proof-reminder', orderId, at: at.toISOString() } as const;
        if (counted > 0) await jobs.enqueue(tx, 'WriteMail', mail);
      });
    }
  }
};
