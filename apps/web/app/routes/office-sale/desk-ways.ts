import type { DeskPayment } from '@boxwright/contract';
import { formatRupees, paise } from '@boxwright/money';
import type { SelectOption } from '../../ui/Select.tsx';
import type { Sale } from './load-sale.ts';

interface DeskWays {
  readonly options: readonly SelectOption[];
  /** In paise, with what the way adds. */
  readonly totalOf: (payment: string) => number;
}

/** The ways in which a sale can be paid, with what cash on delivery costs. */
export function deskWays({ ways, total }: Pick<Sale, 'ways' | 'total'>): DeskWays {
  const cash = ways.find(({ mode }) => mode === 'COD');
  const option = (value: DeskPayment, label: string) => ({ value, label });
  const hasHalf = ways.some(({ purpose }) => purpose === 'half');
  return {
    options: [
      option('Link', hasHalf ? 'By a link: all, or half now' : 'By a link'),
      ...(ways.some(({ mode }) => mode === 'PayLater') ? [option('PayLater', 'Later')] : []),
      ...(cash ? [option('COD', cashLabel(cash))] : []),
    ],
    totalOf: (payment) => (payment === 'COD' ? cash?.total : undefined) ?? total,
  };
}

/** Short, to be read whole in the field; the button has the total. */
const cashLabel = ({ extra }: Sale['ways'][number]): string => `Cash on delivery (+${formatRupees(paise(extra))})`;
