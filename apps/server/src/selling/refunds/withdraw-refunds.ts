import { isWaitingRefund } from '@boxwright/orders';
import { ledgerOf, noteRefund, type Order, type Refund, refundsOf, type Tx } from '@boxwright/storage';
import { refundSources } from './request-refunds.ts';

/**
 * Withdraws refunds that wait to be paid by hand, the newest first, for a recorded payment that is taken back: those of
 * what was paid too much, until no more goes back than is still too much, and those of recorded money, until `amount`
 * of it is neither back nor to go back. Undefined, and nothing changed, if too much is paid back already or on its way
 * through the gateway. The caller holds the order's lock.
 *
 * @param tooMuch what will have come beyond what is owed; null for a cancelled order, of which nothing is owed
 * @returns `rest` is what of that isn't to go back any more by these refunds
 */
export async function withdrawRefunds(
  tx: Tx,
  order: Pick<Order, 'id'>,
  { amount, tooMuch }: { readonly amount: number; readonly tooMuch: number | null },
): Promise<{ readonly withdrawn: readonly Refund[]; readonly rest: number | undefined } | undefined> {
  const refunds = await refundsOf(tx, order.id);
  const recorded = refundSources(await ledgerOf(tx, order.id), refunds).find(({ attemptId }) => attemptId === null);
  const chosen = new Set<Refund>();
  let missing = amount - ((recorded?.paid ?? 0) - (recorded?.refunded ?? 0));
  const choose = (refund: Refund) => {
    chosen.add(refund);
    if (refund.attemptId === null) missing -= refund.amountPaise;
  };
  let beyond: number | undefined;
  if (tooMuch !== null) {
    beyond = sumOf(refunds.filter((one) => isOfTooMuch(one) && one.state !== 'withdrawn')) - tooMuch;
    for (const refund of refunds.toReversed()) {
      if (beyond <= 0) break;
      if (!isOfTooMuch(refund) || refund.state !== 'by-hand') continue;
      choose(refund);
      beyond -= refund.amountPaise;
    }
    if (beyond > 0) return undefined;
  }
  for (const refund of refunds.toReversed()) {
    if (missing <= 0) break;
    if (refund.attemptId === null && isWaitingRefund(refund.state) && !chosen.has(refund)) choose(refund);
  }
  if (missing > 0) return undefined;
  for (const { id } of chosen) {
    if (!(await noteRefund(tx, id, ['by-hand'], { state: 'withdrawn' }))) throw new Error(`Refund ${id} has changed.`);
  }
  return { withdrawn: [...chosen], rest: beyond === undefined ? undefined : -beyond };
}

/** Whether a refund pays back what came beyond what is owed. */
const isOfTooMuch = ({ causeCode }: Refund): boolean =>
  causeCode === 'paid-too-much' || causeCode === 'invoice-credited';

const sumOf = (refunds: readonly Refund[]) => refunds.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
