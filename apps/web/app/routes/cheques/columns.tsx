import type { ChequeList, ChequeRow } from '@boxwright/contract';
import { Link } from 'react-router';
import { officePaths } from '../../office-paths.ts';
import { Money } from '../../ui/Money.tsx';
import { formatDay } from '../../ui/moment.ts';
import type { TableColumn } from '../../ui/Table.tsx';

const link = 'underline underline-offset-4';
const when = { later: 'Not to be paid in earlier', 'too-late': 'Too old: the bank refuses it', good: '' } as const;
const dayHeads = { waiting: 'Noted', cleared: 'Cleared', bounced: 'Ended' } as const;

/** The columns that a list of cheques has for everybody. */
export const chequeColumns = (list: ChequeList): readonly TableColumn<ChequeRow>[] => [
  {
    ...{ id: 'number', head: 'Cheque', isName: true },
    cell: ({ number, bank }) => (
      <span className="wrap-anywhere">
        <span className="figures">{number}</span> {bank}
      </span>
    ),
  },
  {
    ...{ id: 'order', head: 'Order' },
    cell: ({ orderId, orderNumber, customerId }) =>
      orderId === null ? (
        <Link to={officePaths.customerMoney(customerId)} className={link}>
          On account
        </Link>
      ) : (
        <Link to={officePaths.officeOrder(orderId)} className={`figures ${link}`}>
          {orderNumber}
        </Link>
      ),
  },
  {
    ...{ id: 'customer', head: 'Customer' },
    cell: ({ customerName }) => <span className="wrap-anywhere">{customerName}</span>,
  },
  {
    ...{ id: 'dated', head: 'Dated' },
    cell: (row) => (
      <>
        {row.datedOn === '' ? '' : formatDay(row.datedOn)}
        {list !== 'waiting' || row.when === 'good' ? null : (
          <span className="block text-vermilion-deep">{when[row.when]}</span>
        )}
      </>
    ),
  },
  {
    ...{ id: 'day', head: dayHeads[list] },
    cell: ({ day, isGivenBack }) => (
      <>
        {formatDay(day)}
        {isGivenBack ? <span className="block text-ink-soft">Given back</span> : null}
      </>
    ),
  },
  { id: 'amount', head: 'Amount', isFigure: true, cell: ({ amount }) => <Money amount={amount} /> },
];
