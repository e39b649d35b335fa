import type { SettlementRowSum } from '@boxwright/contract';
import { Link } from 'react-router';
import { officePaths } from '../../office-paths.ts';
import { Money } from '../../ui/Money.tsx';
import { formatDay } from '../../ui/moment.ts';
import { Table, type TableColumn } from '../../ui/Table.tsx';

/** What came with each transfer of PayU to the bank. */
export const SettlementTable = ({ settlements }: { settlements: readonly SettlementRowSum[] }) => (
  <Table caption="Settlements" columns={columns} rows={settlements} keyOf={keyOf} isDense />
);

const keyOf = ({ utr, bookedOn }: SettlementRowSum) => `${utr} ${bookedOn}`;

const figure = (
  id: string,
  head: string,
  amount: (row: SettlementRowSum) => number,
): TableColumn<SettlementRowSum> => ({
  ...{ id, head, isFigure: true },
  cell: (row) => <Money amount={amount(row)} />,
});

const columns: readonly TableColumn<SettlementRowSum>[] = [
  {
    ...{ id: 'utr', head: 'UTR', isName: true },
    cell: ({ utr }) => (
      <Link to={officePaths.settlementsOf({ utr })} className="figures wrap-anywhere underline underline-offset-4">
        {utr}
      </Link>
    ),
  },
  { id: 'day', head: 'Day', cell: ({ settledOn }) => formatDay(settledOn) },
  figure('payments', 'Payments', ({ payments }) => payments),
  figure('refunds', 'Refunds', ({ refunds }) => refunds),
  figure('other', 'Chargebacks, adjustments', ({ chargebacks, adjustments }) => chargebacks + adjustments),
  figure('fee', 'Fee', ({ fee }) => -fee),
  figure('gst', 'GST', ({ gst }) => -gst),
  {
    ...{ id: 'net', head: 'To the bank', isFigure: true },
    cell: ({ net }) => <Money amount={net} className="font-semibold" />,
  },
  { id: 'odd', head: 'To look at', isFigure: true, cell: ({ odd }) => odd },
];
