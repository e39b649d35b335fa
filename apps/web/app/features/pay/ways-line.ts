import type { Company } from '@boxwright/contract';
import { formatRupees, paise } from '@boxwright/money';
import { orderTypeAllows, paymentModes, ways } from '@boxwright/orders';

export type PaymentFacts = Pick<Company, 'payLaterDays' | 'transferDays' | 'takesTransfers' | 'cashOnDelivery'>;

/** "₹25,000": amounts of settings are usually whole rupees. */
export const shortRupees = (amount: number): string => formatRupees(paise(amount)).replace(/\.00$/, '');

/**
 * The ways in which an order can be paid, for pages before the checkout. Only boxes can be paid by half or later; a
 * cart with boxes and other goods counts as boxes. At checkout the server says which of them an order gets.
 */
export const waysLine = (facts: PaymentFacts, hasBoxes: boolean): string => {
  const { payLaterDays, cashOnDelivery } = facts;
  const transferDays = facts.takesTransfers ? facts.transferDays : null;
  const mostCash = isCashOffered({ cashOnDelivery }) ? shortRupees(cashOnDelivery.mostPaise) : null;
  const named = paymentModes
    .filter((mode) => orderTypeAllows(hasBoxes ? 'Normal' : 'Stickers', mode))
    .flatMap((mode) => ways[mode].words.beforehand({ payLaterDays, transferDays, mostCash }) ?? []);
  return `You can pay ${named.length === 1 ? named[0] : `${named.slice(0, -1).join('; ')}; or ${named.at(-1)}`}.`;
};

/** Staff switch cash on delivery off by no zones or no amount. */
export const isCashOffered = ({
  cashOnDelivery: { zones, mostPaise },
}: Pick<PaymentFacts, 'cashOnDelivery'>): boolean => zones.length > 0 && mostPaise > 0;
