import type { DeskPayment } from '@boxwright/contract';
import { formatRupees, paise } from '@boxwright/money';
import { type DeferredMode, isDeferred, ways as waysToPay } from '@boxwright/orders';
import type { SelectOption } from '../../ui/Select.tsx';
import type { Sale } from './load-sale.ts';

interface DeskWays {
  readonly options: readonly (SelectOption & { readonly value: DeskPayment })[];
  /** In paise, with what the way adds. */
  readonly totalOf: (payment: string) => number;
}

/** The ways in which a sale can be paid, with what each costs more. */
export function deskWays({ ways, total }: Pick<Sale, 'ways' | 'total'>): DeskWays {
  const option = (value: DeskPayment, label: string) => ({ value, label });
  const later = ways.flatMap(({ mode, extra }) => (isDeferred(mode) ? [option(mode, labelOf(mode, extra))] : []));
  const hasHalf = ways.some(({ purpose }) => purpose === 'half');
  return {
    options: [option('Link', hasHalf ? 'By a link: all, or half now' : 'By a link'), ...later],
    totalOf: (payment) => ways.find(({ mode }) => mode === payment)?.total ?? total,
  };
}

/** Short, to be read whole in the field; the button has the total. */
const labelOf = (mode: DeferredMode, extra: number): string =>
  `${waysToPay[mode].names.sale}${extra > 0 ? ` (+${formatRupees(paise(extra))})` : ''}`;

/** The field of the form that holds the total seen for a way. */
export const totalName = <Payment extends DeskPayment>(payment: Payment) => `total${payment}` as const;
