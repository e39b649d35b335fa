import { formatCount, formatPieces } from '@boxwright/money';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Posted } from '../../features/office/posted-form.ts';
import { salesWords } from '../../features/office/sales-words.ts';
import { officePaths } from '../../office-paths.ts';
import { Money } from '../../ui/Money.tsx';
import { formatDate, formatDay, formatMoment } from '../../ui/moment.ts';
import { Table } from '../../ui/Table.tsx';
import type { LoadedCustomer } from './load-customer.ts';
import { SellQuotation } from './SellQuotation.tsx';

type Quotation = LoadedCustomer['quotations'][number];

interface CustomerListsProps {
  customer: LoadedCustomer;
  maySell: boolean;
  posted: Posted | undefined;
}

/** Everything that belongs to a customer, each kind in its own list. */
export const CustomerLists = ({ customer, maySell, posted }: CustomerListsProps) => (
  <>
    <Part title="Orders" empty="They haven’t ordered yet." count={customer.orders.length}>
      <Table
        caption="Latest orders"
        keyOf={({ id }) => id}
        rows={customer.orders}
        columns={[
          {
            id: 'number',
            head: 'Order',
            isName: true,
            cell: ({ id, number }) => (
              <Link to={officePaths.officeOrder(id)} className="underline underline-offset-4">
                {number}
              </Link>
            ),
          },
          { id: 'date', head: 'Placed', cell: ({ placedAt }) => formatDate(placedAt) },
          { id: 'status', head: 'Status', cell: ({ status }) => status },
          { id: 'payment', head: 'Payment', cell: ({ paymentStatus }) => paymentStatus },
          { id: 'total', head: 'Total', isFigure: true, cell: ({ total }) => <Money amount={total} /> },
        ]}
      />
    </Part>
    <Part title="Sales by year" empty="There are no sales yet." count={customer.years.length}>
      <p className="mb-2 text-ink-soft text-sm">{salesWords}</p>
      <Table
        caption="Sales by year"
        keyOf={({ year }) => year}
        rows={customer.years}
        columns={[
          {
            id: 'year',
            head: 'April to March',
            isName: true,
            cell: ({ year }) => `${year}–${String((year + 1) % 100).padStart(2, '0')}`,
          },
          { id: 'orders', head: 'Orders', isFigure: true, cell: ({ orders }) => orders },
          { id: 'value', head: 'Sales', isFigure: true, cell: ({ value }) => <Money amount={value} /> },
        ]}
      />
    </Part>
    <Part title="Quotations" empty="The desk has made no quotation for them." count={customer.quotations.length}>
      <Table
        caption="Quotations made at the desk"
        keyOf={({ number }) => number}
        rows={customer.quotations}
        columns={[
          {
            id: 'number',
            head: 'Quotation',
            isName: true,
            cell: ({ number, address }) => (
              <a href={address} className="underline underline-offset-4">
                {number}
              </a>
            ),
          },
          {
            id: 'goods',
            head: 'Goods',
            cell: ({ items }) => (
              <ul>
                {items.map(({ goods, quantity }, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: items of a stored quotation are never reordered.
                  <li key={place} className="wrap-anywhere">
                    {formatCount(quantity)} × {goods}
                  </li>
                ))}
              </ul>
            ),
          },
          { id: 'total', head: 'Total', isFigure: true, cell: ({ total }) => <Money amount={total} /> },
          { id: 'until', head: 'Valid until', cell: ({ validUntil }) => formatDay(validUntil) },
          ...(maySell
            ? [
                {
                  id: 'sell',
                  head: 'Order',
                  cell: (row: Quotation) => <SellQuotation quotation={row} posted={posted} />,
                },
              ]
            : []),
        ]}
      />
    </Part>
    <Part title="Addresses" empty="None saved." count={customer.addresses.length}>
      <ul className="grid gap-3 sm:grid-cols-2">
        {customer.addresses.map((address) => (
          <li key={address.id} className="wrap-anywhere rounded-lg border border-line bg-card px-4 py-3">
            <span className="font-semibold">{address.companyName || address.contactName}</span>
            <span className="block">
              {address.contactName}, {address.mobile}
            </span>
            <span className="block">
              {[address.flat, address.area, address.landmark].filter((text) => text !== '').join(', ')}
            </span>
            <span className="block">
              {address.city} {address.pincode}, {address.state}
            </span>
            {address.gstin === '' ? null : <span className="block">GSTIN {address.gstin}</span>}
          </li>
        ))}
      </ul>
    </Part>
    <Part title="Saved boxes" empty="None saved." count={customer.savedBoxes.length}>
      <ul className="flex flex-col gap-2">
        {customer.savedBoxes.map(({ name, goods, quantity }) => (
          <li key={`${name} ${goods}`} className="wrap-anywhere">
            <span className="font-semibold">{name}</span>: {goods}, {formatPieces(quantity)}
          </li>
        ))}
      </ul>
    </Part>
    <Part title="Enquiries" empty="They have sent no enquiry while signed in." count={customer.enquiries.length}>
      <ul className="flex flex-col gap-2">
        {customer.enquiries.map(({ id, at, about }) => (
          <li key={id} className="wrap-anywhere">
            {formatMoment(at)}
            <span className="block text-ink-soft">{about || 'Without a message.'}</span>
          </li>
        ))}
      </ul>
    </Part>
    <Part title="Sign-ins" empty="They haven’t signed in within a year." count={customer.signIns.length}>
      <ul className="flex flex-col gap-1">
        {customer.signIns.map(({ at, device, network }) => (
          <li key={at.toISOString()}>
            {formatMoment(at)}, {device}, {network}
          </li>
        ))}
      </ul>
    </Part>
  </>
);

interface PartProps {
  title: string;
  /** Shown when the list is empty. */
  empty: string;
  count: number;
  children: ReactNode;
}

const Part = ({ title, empty, count, children }: PartProps) => (
  <section aria-label={title}>
    <h2 className="mb-3 text-2xl">{title}</h2>
    {count === 0 ? <p className="text-ink-soft">{empty}</p> : children}
  </section>
);
