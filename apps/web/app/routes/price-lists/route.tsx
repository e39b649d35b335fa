import { discountKindNames, discountKinds, mostListRates, type PriceListRow } from '@boxwright/contract';
import { formatPieces, formatRupees, type Paise } from '@boxwright/money';
import { Link } from 'react-router';
import { DiscountPage } from '../../features/office/discounts/DiscountPage.tsx';
import { endColumn, standingColumn, validColumn } from '../../features/office/discounts/dated-columns.tsx';
import { SaveOrLeave } from '../../features/office/discounts/SaveOrLeave.tsx';
import { OfficeForm } from '../../features/office/OfficeForm.tsx';
import { officeCall } from '../../features/office/office-call.ts';
import { usePostedForm } from '../../features/office/posted-form.ts';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { idIn } from '../../ids.ts';
import { officePaths } from '../../office-paths.ts';
import { serverApi } from '../../server-api.ts';
import { Select } from '../../ui/Select.tsx';
import type { TableColumn } from '../../ui/Table.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { Route } from './+types/route.ts';

export const meta = unlistedMeta('Price lists');

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const { today, lists, groups } = await officeCall(context.get(serverApi), url, 'GetDiscounts', {});
  const edited = idIn(url.searchParams.get('edit'));
  return { today, lists, groups, list: lists.find(({ id }) => id === edited) ?? null };
};

export { action } from './receive-price-list.server.ts';

/** Prices of customers and groups. */
export default function PriceLists({ loaderData: { today, lists, groups, list }, actionData }: Route.ComponentProps) {
  const form = usePostedForm('save', actionData);
  return (
    <DiscountPage
      title="Price lists"
      text={
        <>
          What is taken off the usual prices for a customer or a group, before GST; never off delivery or an agreed
          price. The share of boxes leaves out their die. The best share applies where several do. Orders and quotations
          that are made keep their prices.{' '}
          <Link to={officePaths.customerGroups} className="underline underline-offset-4">
            Customer groups
          </Link>
        </>
      }
      form={form}
      heading={list === null ? 'New price list' : `Change ${list.name}`}
      posted={actionData}
      rows={lists}
      columns={columns}
      none={{ title: 'No price lists yet', text: 'Everybody pays the usual prices.' }}
    >
      <OfficeForm
        key={list?.id ?? 0}
        of={form}
        hidden={{ id: list?.id, seen: list?.version ?? 0 }}
        className="mt-4 grid items-start gap-4 sm:grid-cols-2"
      >
        <TextField
          label="Name"
          hint="Buyers read it beside their price."
          maxLength={80}
          autoComplete="off"
          {...form.field('name', list?.name)}
        />
        <Select
          label="For the group"
          placeholder="No group: one customer"
          options={groups.map(({ id, name }) => ({ value: id, label: name }))}
          {...form.field('groupId', list?.group ? String(list.group.id) : '')}
        />
        <TextField
          label="Or the e-mail of one customer"
          type="email"
          maxLength={200}
          autoComplete="off"
          {...form.field('customer', list?.customer?.email)}
        />
        <div className="grid grid-cols-2 gap-4">
          <TextField label="First day" type="date" {...form.field('validFrom', list?.validFrom ?? today)} />
          <TextField label="Last day" optional type="date" {...form.field('validUntil', list?.validUntil ?? '')} />
        </div>
        <fieldset className="col-span-full">
          <legend className="mb-2 font-semibold">What is taken off</legend>
          {rows.map((row, index) => (
            <RateFields key={row} row={row} form={form} rate={list?.rates[index]} />
          ))}
        </fieldset>
        <SaveOrLeave
          isSending={form.isSending}
          what="price list"
          leave={list === null ? undefined : officePaths.priceLists}
        />
      </OfficeForm>
    </DiscountPage>
  );
}

const rows = Array.from({ length: mostListRates }, (_, index) => index + 1);

interface RateFieldsProps {
  row: number;
  form: ReturnType<typeof usePostedForm>;
  rate: PriceListRow['rates'][number] | undefined;
}

/** One rate; empty ones don't count. */
function RateFields({ row, form, rate }: RateFieldsProps) {
  const kind = discountKinds[row - 1] ?? 'box';
  return (
    <div className="mb-3 grid grid-cols-2 items-start gap-3 sm:grid-cols-4">
      <Select
        label={`Goods, row ${row}`}
        options={discountKinds.map((each) => ({ value: each, label: discountKindNames[each] }))}
        {...form.field(`kind-${row}`, rate?.kind ?? kind)}
      />
      <TextField
        label="Share"
        end="%"
        inputMode="decimal"
        maxLength={10}
        {...form.field(`percent-${row}`, rate ? String(rate.percent) : '')}
      />
      <TextField
        label="From pieces"
        optional
        inputMode="numeric"
        maxLength={12}
        {...form.field(`fromQuantity-${row}`, rate?.fromQuantity ? String(rate.fromQuantity) : '')}
      />
      <TextField
        label="From ₹ of the item"
        optional
        inputMode="decimal"
        maxLength={15}
        {...form.field(`fromAmount-${row}`, rate?.fromAmount ? String(rate.fromAmount / 100) : '')}
      />
    </div>
  );
}

const rateText = ({ kind, percent, fromQuantity, fromAmount }: PriceListRow['rates'][number]): string =>
  [
    `${discountKindNames[kind]} ${percent} %`,
    fromQuantity > 0 ? `from ${formatPieces(fromQuantity)}` : '',
    fromAmount > 0 ? `from ${formatRupees(fromAmount as Paise)}` : '', // the wire's amounts are whole paise
  ]
    .filter(Boolean)
    .join(' ');

const columns: readonly TableColumn<PriceListRow>[] = [
  {
    id: 'name',
    head: 'Price list',
    isName: true,
    cell: ({ id, name }) => (
      <Link to={officePaths.priceListOf(id)} className="wrap-anywhere underline underline-offset-4">
        {name}
      </Link>
    ),
  },
  {
    id: 'whose',
    head: 'For',
    cell: ({ customer, group }) =>
      customer === null ? (
        <span className="wrap-anywhere">{group?.name}</span>
      ) : (
        <Link to={officePaths.officeCustomer(customer.id)} className="wrap-anywhere underline underline-offset-4">
          {customer.name}
        </Link>
      ),
  },
  { id: 'rates', head: 'Taken off', cell: ({ rates }) => rates.map(rateText).join('; ') },
  validColumn,
  standingColumn,
  endColumn(({ name }) => name),
];
