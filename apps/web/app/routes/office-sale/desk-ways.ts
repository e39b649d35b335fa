import type { DeskPayment } from '@boxwright/contract';
import { formatRupees, paise } from '@boxwright/money';
import { type DeferredMode, isDeferred, ways as waysToPay } from '@boxwright/orders';
import type { SelectOption } from '../../ui/Select.tsx';
import type { Sale } from './load-sale.ts';

interface DeskWays {
  readonly options: readonly (SelectOption & { readonly value: DeskPayment })[];
  /** The total in paise, with the charge for the way. */
  readonly totalOf: (payment: string) => number;
}

/** The ways to pay a sale, with the extra charge of each. */
export function deskWays({ ways, total }: Pick<Sale, 'ways' | 'total'>): DeskWays {
  const option = (value: DeskPayment, label: string) => ({ value, label });
  const later = ways.flatMap(({ mode, extra }) => (isDeferred(mode) ? [option(mode, labelOf(mode, extra))] : []));
  const hasHalf = ways.some(({ purpose }) => purpose === 'half');
  return {
    options: [option('Link', hasHalf ? 'By a link: all, or half now' : 'By a link'), ...later],
    totalOf: (payment) => ways.find(({ mode }) => mode === payment)?.total ?? total,
  };
}

/** Short enough for the field; the button shows the total. */
const labelOf = (mode: DeferredMode, extra: number): string =>
  `${waysToPay[mode].names.sale}${extra > 0 ? ` (+${formatRupees(paise(extra))})` : ''}`;

/** The field of the form that holds the total seen for a way. */
export const totalName = <Payment extends DeskPayment>(payment: Payment) => `total${payment}` as const;
