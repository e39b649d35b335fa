import type { Company } from '@boxwright/contract';
import { formatRupees, paise } from '@boxwright/money';

export type PaymentFacts = Pick<Company, 'payLaterDays' | 'cashOnDelivery'>;

/** "₹25,000": amounts of settings are usually whole rupees. */
export const shortRupees = (amount: number): string => formatRupees(paise(amount)).replace(/\.00$/, '');

/**
 * The ways in which an order can be paid, before there is one. Only boxes can be paid by half or later; a cart with
 * boxes and other goods counts as boxes. Which of them an order gets is the server's answer at checkout.
 */
export const waysLine = ({ payLaterDays, cashOnDelivery }: PaymentFacts, hasBoxes: boolean): string => {
  const ways = [
    'in full',
    ...(hasBoxes ? ['half now and half before dispatch', `later, within ${payLaterDays} days`] : []),
    ...(isCashOffered({ cashOnDelivery })
      ? [`in cash on delivery, where we offer it, up to ${shortRupees(cashOnDelivery.mostPaise)}`]
      : []),
  ];
  return `You can pay ${ways.length === 1 ? ways[0] : `${ways.slice(0, -1).join('; ')}; or ${ways.at(-1)}`}.`;
};

/** Staff switch cash on delivery off by no zones or no amount. */
export const isCashOffered = ({
  cashOnDelivery: { zones, mostPaise },
}: Pick<PaymentFacts, 'cashOnDelivery'>): boolean => zones.length > 0 && mostPaise > 0;
