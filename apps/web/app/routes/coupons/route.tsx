import type { CouponRow } from '@boxwright/contract';
import { formatRupees, type Paise } from '@boxwright/money';
import { Link } from 'react-router';
import { DiscountPage } from '../../features/office/discounts/DiscountPage.tsx';
import { endColumn, standingColumn, validColumn } from '../../features/office/discounts/dated-columns.tsx';
import { officeCall } from '../../features/office/office-call.ts';
import { usePostedForm } from '../../features/office/posted-form.ts';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { idIn } from '../../ids.ts';
import { officePaths } from '../../office-paths.ts';
import { serverApi } from '../../server-api.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Money } from '../../ui/Money.tsx';
import type { TableColumn } from '../../ui/Table.tsx';
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
    <DiscountPage
      title="Coupons"
      beside={
        <LinkButton to={officePaths.couponsFile} tone="outline" reloadDocument>
          Download as CSV
        </LinkButton>
      }
      text="A use counts from the payment or the order on account; it is free again when the order is cancelled or its payment fails. Without “beside price lists”, a buyer with a price list gets the better of both."
      form={form}
      heading={coupon === null ? 'New coupon' : `Change ${coupon.code}`}
      posted={actionData}
      rows={coupons}
      columns={columns}
      none={{ title: 'No coupons yet', text: 'Make one above: buyers enter its code in the cart.' }}
    >
      <CouponFields key={coupon?.id ?? 0} form={form} coupon={coupon} groups={groups} today={today} />
    </DiscountPage>
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
  validColumn,
  standingColumn,
  {
    id: 'uses',
    head: 'Uses',
    isFigure: true,
    cell: ({ uses, usesInAll }) => (usesInAll === null ? uses : `${uses} of ${usesInAll}`),
  },
  { id: 'given', head: 'Discount given', isFigure: true, cell: ({ given }) => <Money amount={given} /> },
  endColumn(({ code }) => code),
];
