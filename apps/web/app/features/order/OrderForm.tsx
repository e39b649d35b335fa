import { type Company, type OrderRow, type StickerLineRow, stickerAddress } from '@boxwright/contract';
import { amountInWords, formatCount, formatUnitPrice, type Paise, partsOfRow, totalRows } from '@boxwright/money';
import { deliveryText, ways } from '@boxwright/orders';
import { Link } from 'react-router';
import { Money } from '../../ui/Money.tsx';
import { cancelledOn, formatLongMoment } from '../../ui/moment.ts';
import { AddressBlock } from './AddressBlock.tsx';
import { BuyersWishes } from './BuyersWishes.tsx';
import { DemonstrationNotice } from './DemonstrationNotice.tsx';
import { Destination } from './Destination.tsx';
import { OrderReadyBy } from './OrderReadyBy.tsx';
import { billingOf } from './order-form.ts';
import { Totals } from './Totals.tsx';

interface OrderFormProps {
  /** The order's rows, one per item; never empty. */
  order: readonly [OrderRow, ...OrderRow[]];
  company: Pick<Company, 'legalName' | 'addressLines' | 'phones' | 'email' | 'gstin' | 'hours'> | null;
}

/** The customer order form as a page. */
export function OrderForm({ order, company }: OrderFormProps) {
  const head = order[0];
  return (
    <article aria-label="Order form" className="rounded-lg border border-line bg-card print:border-0">
      <DemonstrationNotice shown={head.isDemonstration} className="m-5 mb-0 sm:m-8 sm:mb-0" />
      <div className="flex flex-wrap items-start justify-between gap-6 p-5 sm:p-8">
        <div>
          <h2 className="text-2xl">Customer Order Form</h2>
          {company ? (
            <address className="mt-2 text-sm text-ink-soft not-italic">
              <span className="block font-semibold text-ink">{company.legalName}</span>
              {company.addressLines.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
              {company.gstin ? <span className="block">GSTIN {company.gstin}</span> : null}
            </address>
          ) : null}
        </div>
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-[0.9375rem]">
          <Fact name="Order Number" text={head.number} />
          <Fact name="Order Date" text={formatLongMoment(head.placedAt)} />
          <Fact name="Order Status" text={cancelledOn(head.cancelledAt) ?? head.statusLabel} />
          <Fact name="Payment Mode" text={ways[head.paymentMode].names.paper} />
          <Fact
            name="Delivery"
            text={deliveryText(
              order.map(({ itemName, itemDeliveryType: deliveryType }) => ({ itemName, deliveryType })),
            )}
          />
        </dl>
      </div>
      <div className="crease grid gap-6 border-t p-5 sm:grid-cols-2 sm:p-8">
        <AddressBlock title="Billing address" address={billingOf(head)} />
        <Destination order={order} />
        <OrderReadyBy order={order} className="text-[0.9375rem] sm:col-span-2" />
      </div>
      <section aria-label="Items" className="crease border-t p-5 sm:p-8">
        <ul className="flex flex-col gap-5">
          {order.map((row, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: items of a stored order are never reordered.
            <Item key={place} row={row} number={order.length > 1 ? `${place + 1}. ` : ''} />
          ))}
        </ul>
      </section>
      <div className="crease grid gap-6 border-t p-5 sm:p-8 md:grid-cols-[1fr_28rem]">
        <dl className="max-md:order-last">
          <dt className="text-sm text-ink-soft">Total in words</dt>
          {/* The contract's codec guarantees whole paise. */}
          <dd className="max-w-sm font-medium">{amountInWords(head.totalWithTax as Paise)}</dd>
        </dl>
        <OrderTotals row={head} />
      </div>
      {company ? (
        <p className="crease border-t px-5 py-4 text-sm text-ink-soft sm:px-8">
          Questions about this order?{' '}
          {company.phones.map((phone) => (
            <span key={phone} className="whitespace-nowrap">
              {phone} ·{' '}
            </span>
          ))}
          {company.email} · {company.hours}
        </p>
      ) : null}
    </article>
  );
}

interface OrderTotalsProps {
  row: OrderRow;
  /** What of the paid amount is to go back but hasn't yet, in paise, with its state in words. */
  goingBack?: readonly { readonly label: string; readonly amount: number }[];
}

/** The totals of a stored order, including what is paid and due, and why it is taxed in this way. */
export function OrderTotals({ row, goingBack = [] }: OrderTotalsProps) {
  const rows = totalRows(partsOfRow(row)).map(({ name, amount, notes = [] }) => ({
    label: name,
    amount,
    note: notes.join(' '),
  }));
  return (
    <Totals
      // The taxes are the last rows.
      rows={rows.map((one, index) => (index === rows.length - 1 ? { ...one, note: row.supply } : one))}
      total={{ label: 'Total', amount: row.total, note: 'GST included' }}
      after={[{ label: 'Amount Paid', amount: row.paid }, ...goingBack, { label: 'Balance Due', amount: row.due }]}
    />
  );
}

function Fact({ name, text }: { name: string; text: string }) {
  return (
    <>
      <dt className="text-ink-soft">{name}</dt>
      <dd className="font-medium">{text}</dd>
    </>
  );
}

/** @param number by which sentences name it, on an order with several; empty otherwise */
function Item({ row, number }: { row: OrderRow; number: string }) {
  return (
    <li className="grid gap-x-6 gap-y-1 sm:grid-cols-[1fr_auto]">
      <div>
        <p className="font-semibold">
          {number}
          {row.itemName}
        </p>
        {row.description ? <p className="text-[0.9375rem] text-ink-soft">{row.description}</p> : null}
        <BuyersWishes row={row} />
        {row.sticker === null ? null : <ReorderLink sticker={row.sticker} row={row} />}
        <p className="text-sm text-ink-soft">
          HSN {row.hsn} · GST {row.gstRate} %
        </p>
      </div>
      <p className="figures text-[0.9375rem] sm:text-right">
        {formatCount(row.quantity)} × {formatUnitPrice(row.itemGoods as Paise, row.quantity)}
        <span className="ml-3 font-semibold sm:ml-0 sm:block">
          <Money amount={row.itemGoods} />
        </span>
      </p>
    </li>
  );
}

/** The sticker page with the same choice; not on paper. */
function ReorderLink({ sticker, row }: { sticker: StickerLineRow; row: OrderRow }) {
  const { shapeId, materialId, length, width, artwork } = sticker;
  const { quantity, itemName } = row;
  return (
    <Link
      to={stickerAddress({ shapeId, materialId, length, width, quantity, artwork })}
      className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 print:hidden"
    >
      Re-order<span className="sr-only"> {itemName}</span>
    </Link>
  );
}
