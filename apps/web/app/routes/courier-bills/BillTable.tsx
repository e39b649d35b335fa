import type { CourierBillRow } from '@boxwright/contract';
import { OfficeForm } from '../../features/office/OfficeForm.tsx';
import { type Posted, usePostedForm } from '../../features/office/posted-form.ts';
import { Button } from '../../ui/Button.tsx';
import { Money } from '../../ui/Money.tsx';
import { formatDay } from '../../ui/moment.ts';
import { Table, type TableColumn } from '../../ui/Table.tsx';

/** What couriers charge, each with the form that takes it back. */
export const BillTable = ({ bills, posted }: { bills: readonly CourierBillRow[]; posted: Posted | undefined }) => (
  <Table
    caption="Bills"
    columns={[
      ...columns,
      { ...{ id: 'back', head: 'Wrong' }, cell: (bill) => <Withdraw bill={bill} posted={posted} /> },
    ]}
    rows={bills}
    keyOf={({ billId }) => billId}
    isDense
  />
);

function Withdraw({ bill: { billId, number }, posted }: { bill: CourierBillRow; posted: Posted | undefined }) {
  const form = usePostedForm(`withdraw:${billId}`, posted);
  return (
    <OfficeForm of={form} isAllAbove hidden={{ bill: billId }}>
      <Button type="submit" tone="quiet" size="small" busy={form.isSending && 'Saving…'}>
        Take it back<span className="sr-only">: {number}</span>
      </Button>
    </OfficeForm>
  );
}

const columns: readonly TableColumn<CourierBillRow>[] = [
  {
    ...{ id: 'bill', head: 'Bill', isName: true },
    cell: ({ courier, number, kind }) => (
      <span className="wrap-anywhere">
        {courier} <span className="figures">{number}</span>
        {kind === 'bill' ? null : <span className="block text-ink-soft">Taken off a remittance</span>}
      </span>
    ),
  },
  {
    ...{ id: 'day', head: 'Dated' },
    cell: ({ billedOn, bookedOn }) => (
      <>
        {formatDay(billedOn)}
        {bookedOn === billedOn ? null : <span className="block text-ink-soft">Booked {formatDay(bookedOn)}</span>}
      </>
    ),
  },
  { id: 'taxable', head: 'Before tax', isFigure: true, cell: ({ taxable }) => <Money amount={taxable} /> },
  {
    ...{ id: 'tax', head: 'Tax', isFigure: true },
    cell: ({ cgst, sgst, igst, isReverseCharge }) => (
      <>
        <Money amount={cgst + sgst + igst} />
        {cgst + sgst + igst === 0 ? null : (
          <span className="block text-ink-soft text-sm">
            {igst > 0 ? 'IGST' : 'CGST and SGST'}
            {isReverseCharge ? ', reverse charge' : ''}
          </span>
        )}
      </>
    ),
  },
  { id: 'payable', head: 'To the courier', isFigure: true, cell: ({ payable }) => <Money amount={payable} /> },
  {
    ...{ id: 'charged', head: 'Charged to buyers', isFigure: true },
    cell: ({ sentFrom, parcels, charged }) =>
      sentFrom === '' ? (
        '–'
      ) : (
        <>
          <Money amount={charged} />
          <span className="block text-ink-soft text-sm">
            for {parcels} {parcels === 1 ? 'parcel' : 'parcels'}
          </span>
        </>
      ),
  },
];
