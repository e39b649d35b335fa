import type { DeskOrderRow } from '@boxwright/contract';
import { isSentUnpaid, ways } from '@boxwright/orders';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { toneOf } from '../../features/order-list/order-words.ts';
import { officePaths } from '../../office-paths.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Table } from '../../ui/Table.tsx';
import { TextField } from '../../ui/TextField.tsx';

interface ParcelTableProps {
  orders: readonly DeskOrderRow[];
  typed: Readonly<Record<string, string>>;
  /** The order whose tracking number already belongs to another customer's parcel, and the sentence that says so. */
  wrong: { readonly id: number; readonly text: string } | undefined;
}

/** The packed orders, each with a field for its parcel's number and a checkbox for parcels without one. */
export const ParcelTable = ({ orders, typed, wrong }: ParcelTableProps) => (
  <Table
    caption="Packed orders"
    rows={orders}
    keyOf={({ id }) => id}
    isDense
    columns={[
      {
        id: 'number',
        head: 'Order',
        isName: true,
        cell: ({ id, number }) => (
          <Link
            to={officePaths.officeOrder(id)}
            className="figures underline decoration-line-strong underline-offset-4"
          >
            {number}
          </Link>
        ),
      },
      {
        id: 'customer',
        head: 'Customer',
        cell: ({ customerName, companyName }) => (
          <span className="wrap-anywhere">
            {customerName}
            {companyName ? <span className="block text-ink-soft text-sm">{companyName}</span> : null}
          </span>
        ),
      },
      { id: 'items', head: 'Items', cell: ({ items }) => items },
      {
        id: 'payment',
        head: 'Payment',
        cell: ({ paymentStatus, paymentMode }) => (
          <>
            <Badge tone={toneOf(paymentStatus)}>{paymentStatus}</Badge>
            {paymentStatus === 'Paid' ? null : (
              <span className="block font-semibold text-sm text-vermilion-deep">
                {isSentUnpaid(paymentMode) ? ways[paymentMode].names.desk : 'Not paid in full'}
              </span>
            )}
          </>
        ),
      },
      {
        id: 'parcel',
        head: 'Parcel',
        cell: (order) =>
          order.deliveryType === 'SelfPickup' ? (
            <Tick name="collected" order={order} label="Collected by the customer" />
          ) : (
            <span className="flex flex-wrap items-end gap-x-4 gap-y-2">
              <TextField
                label={`Tracking number of ${order.number}`}
                name={`number-${order.id}`}
                maxLength={60}
                autoComplete="off"
                defaultValue={typed[`number-${order.id}`]}
                error={wrong?.id === order.id ? wrong.text : undefined}
                onKeyDown={goOn}
                data-scan
                className="w-56"
              />
              <Tick name="send" order={order} label="Goes without a number" />
            </span>
          ),
      },
    ]}
  />
);

interface TickProps {
  name: string;
  order: DeskOrderRow;
  label: string;
}

const Tick = ({ name, order: { id, number }, label }: TickProps) => (
  <Checkbox
    name={name}
    value={String(id)}
    label={
      <>
        {label}
        <span className="sr-only"> ({number})</span>
      </>
    }
  />
);

/**
 * Scanners send Enter after a number: it moves on to the next parcel, and from the last one to the button. At a wrong
 * number it stays, and the next scan replaces the number.
 */
function goOn(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  if (event.currentTarget.ariaInvalid === 'true') return event.currentTarget.select();
  const { form } = event.currentTarget;
  const stops = [...(form?.querySelectorAll<HTMLElement>('[data-scan], [type=submit]') ?? [])];
  stops[stops.indexOf(event.currentTarget) + 1]?.focus();
}
