import type { CouponRow } from '@boxwright/contract';
import { formatRupees, type Paise } from '@boxwright/money';
import { Form, Link } from 'react-router';
import { daysText, standingNames } from '../../features/office/discount-words.ts';
import { officeCall } from '../../features/office/office-call.ts';
import { usePostedForm } from '../../features/office/posted-form.ts';
import { PostedFailure } from '../../features/plain-form/PostedFailure.tsx';
import { PostedNotice } from '../../features/plain-form/PostedNotice.tsx';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { idIn } from '../../ids.ts';
import { officePaths } from '../../office-paths.ts';
import { serverApi } from '../../server-api.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Money } from '../../ui/Money.tsx';
import { Table, type TableColumn } from '../../ui/Table.tsx';
import type { Route } from './+types/route.ts';
import { CouponFields } from './CouponFields.tsx';

export const meta = unlistedMeta('Coupons');

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const { today, coupons, groups } = await officeCall(context.get(serverApi), url, 'GetDiscounts', {});
  const edited = idIn(url.searchParams.get('edit'));
  return { today, coupons, groups, coupon: coupons.find(({ id }) => id === edited) ?? null };
};

export { action } from './receive-coupon-form.server.ts';

/** Codes by which buyers pay less, with how often they were used. */
export default function Coupons({ loaderData: { today, coupons, groups, coupon }, actionData }: Route.ComponentProps) {
  const form = usePostedForm('save', actionData);
  return (
    <div className="page py-8">
      <Breadcrumb crumbs={[{ label: 'Prices', to: officePaths.prices }, { label: 'Coupons' }]} />
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="text-4xl">Coupons</h1>
        <LinkButton to={officePaths.couponsFile} tone="outline" reloadDocument>
          Download as CSV
        </LinkButton>
      </div>
      <p className="mt-2 mb-6 max-w-2xl text-ink-soft">
        A use counts from the payment or the order on account; it is free again when the order is cancelled or its
        payment fails. Without “beside price lists”, a buyer with a price list gets the better of both.
      </p>
      <PostedNotice text={actionData?.done} />
      <PostedFailure failed={form.failed === undefined ? actionData?.failed : undefined} />
      <CouponFields key={coupon?.id ?? 0} form={form} coupon={coupon} groups={groups} today={today} />
      <div className="mt-8">
        {coupons.length === 0 ? (
          <EmptyState level={2} title="No coupons yet" text="Make one above: buyers enter its code in the cart." />
        ) : (
          <Table caption="Coupons" rows={coupons} keyOf={({ id }) => id} columns={columns} isDense />
        )}
      </div>
    </div>
  );
}

const worth = ({ percent, amount }: CouponRow): string =>
  percent === null ? formatRupees((amount ?? 0) as Paise) : `${percent} %`; // the wire's amounts are whole paise

const termsOf = ({ least, isForFirstOrder, group, isCombinable, usesEach }: CouponRow): string =>
  [
    least > 0 ? `goods from ${formatRupees(least as Paise)}` : '',
    usesEach === null ? '' : `${usesEach} for each buyer`,
    isForFirstOrder ? 'first order only' : '',
    group === null ? '' : `only ${group.name}`,
    isCombinable ? 'beside price lists' : '',
  ]
    .filter(Boolean)
    .join('; ');

const columns: readonly TableColumn<CouponRow>[] = [
  {
    id: 'code',
    head: 'Code',
    isName: true,
    cell: ({ id, code }) => (
      <Link to={officePaths.couponOf(id)} className="figures wrap-anywhere underline underline-offset-4">
        {code}
      </Link>
    ),
  },
  { id: 'worth', head: 'Takes off', isFigure: true, cell: worth },
  { id: 'terms', head: 'Terms', cell: termsOf },
  { id: 'days', head: 'Valid', cell: daysText },
  { id: 'standing', head: 'State', cell: ({ standing }) => standingNames[standing] },
  {
    id: 'uses',
    head: 'Uses',
    isFigure: true,
    cell: ({ uses, usesInAll }) => (usesInAll === null ? uses : `${uses} of ${usesInAll}`),
  },
  { id: 'given', head: 'Discount given', isFigure: true, cell: ({ given }) => <Money amount={given} /> },
  {
    id: 'end',
    head: 'What to do',
    cell: ({ id, version, code, standing }) => (
      <Form method="post" preventScrollReset>
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="seen" value={version} />
        <input type="hidden" name="ended" value={standing === 'ended' ? 'no' : 'yes'} />
        <Button type="submit" tone="quiet" size="small" name="form" value="end">
          {standing === 'ended' ? 'Go on' : 'End now'}
          <span className="sr-only"> {code}</span>
        </Button>
      </Form>
    ),
  },
];
