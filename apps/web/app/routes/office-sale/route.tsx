import { formatRupees, paise } from '@boxwright/money';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { PressNotice } from '../../features/office/PressNotice.tsx';
import { refusalWithoutForm } from '../../features/office/posted-form.ts';
import { whatsAppTo } from '../../features/office/whats-app.ts';
import { rowsOfDiscount } from '../../features/order/discount-rows.ts';
import { PostedFailure } from '../../features/plain-form/PostedFailure.tsx';
import { PostedNotice } from '../../features/plain-form/PostedNotice.tsx';
import { useNoticeFocus } from '../../features/plain-form/use-notice-focus.ts';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { officePaths } from '../../office-paths.ts';
import { serverApi } from '../../server-api.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import type { Route } from './+types/route.ts';
import { AddBox, AddSample, AddStickers } from './AddGoods.tsx';
import { Asked } from './Asked.tsx';
import { loadSale, type Sale } from './load-sale.ts';
import { PlacedOrder } from './PlacedOrder.tsx';
import { PlaceSale } from './PlaceSale.tsx';
import { SaleCoupon } from './SaleCoupon.tsx';
import { SaleLines } from './SaleLines.tsx';
import { SaleForm } from './sale-form.tsx';

export const meta = unlistedMeta('Sale');

export const loader = ({ url, context, params }: Route.LoaderArgs) =>
  loadSale(url, context.get(serverApi), params.saleid);

export { action } from './receive-sale.server.ts';

/** Reloads after a refusal too, because somebody else may have changed the sale. */
export const shouldRevalidate = () => true;

/** The names of the forms on the page. */
function shownForms({ order, lines, addresses }: Sale): string[] {
  if (order !== null) return order.payAddress === '' ? [] : ['mail-link'];
  const ofLines = lines.flatMap(({ id }) => ['remove', 'price', 'attach', 'artwork'].map((form) => `${form}:${id}`));
  const toPlace =
    lines.length === 0 ? [] : ['address', 'coupon', 'quote', ...(addresses.length === 0 ? [] : ['place'])];
  return ['box', 'stickers', 'sample', 'give-up', ...ofLines, ...toPlace];
}

/** A sale on the phone, from the first item to the link to pay it. */
export default function OfficeSale({ loaderData: { sale, choices }, actionData }: Route.ComponentProps) {
  const { customer, lines, version, order } = sale;
  const credited = creditedIn(sale);
  const posted = actionData?.failed ? actionData : undefined;
  const refusal = refusalWithoutForm(posted, shownForms(sale));
  const quotation = actionData?.quotation;
  const items = useRef<HTMLHeadingElement>(null);
  const shownVersion = useRef(version);
  useEffect(() => {
    // The pressed button may have gone with its form, so the heading takes the focus; a quotation takes it itself.
    if (shownVersion.current !== version && posted === undefined && quotation === undefined) items.current?.focus();
    shownVersion.current = version;
  }, [version, posted, quotation]);
  return (
    <div className="page py-8" key={sale.id}>
      <h1 className="wrap-anywhere text-4xl">
        Sale to{' '}
        <Link to={officePaths.officeCustomer(customer.id)} className="underline underline-offset-4">
          {customer.name}
        </Link>
      </h1>
      <p className="wrap-anywhere mt-2 text-ink-soft">
        {[customer.companyName, customer.email, customer.mobile].filter((text) => text !== '').join(', ')}
      </p>
      {customer.note === '' ? null : (
        <p className="wrap-anywhere mt-2 max-w-2xl whitespace-pre-line">Note: {customer.note}</p>
      )}
      <Asked sale={sale} />
      <PressNotice isShown={refusal !== undefined || actionData?.done !== undefined} className="mt-6">
        <PostedNotice text={actionData?.done} />
        <PostedFailure failed={refusal} />
      </PressNotice>
      <div className="mt-6 grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <section aria-labelledby="items">
            <h2 id="items" ref={items} tabIndex={-1} className="mb-4 text-2xl">
              Items
            </h2>
            {lines.length === 0 ? (
              <p className="text-ink-soft">Nothing yet: add a box, stickers or a sample below.</p>
            ) : null}
            <SaleLines sale={sale} posted={posted} />
          </section>
          {order === null ? (
            <Card className="p-5 sm:p-6">
              <Fold isOpen={lines.length === 0 || posted?.form === 'box'} foldsAfter={lines.length}>
                <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-lg">Add a box</summary>
                <AddBox sale={sale} choices={choices} posted={posted} />
              </Fold>
              <Fold
                isOpen={posted?.form === 'stickers'}
                foldsAfter={lines.length}
                className="crease mt-2 border-t pt-2"
              >
                <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-lg">Add stickers</summary>
                <AddStickers sale={sale} choices={choices} posted={posted} />
              </Fold>
              <Fold isOpen={posted?.form === 'sample'} foldsAfter={lines.length} className="crease mt-2 border-t pt-2">
                <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-lg">Add a sample</summary>
                <AddSample sale={sale} choices={choices} posted={posted} />
              </Fold>
            </Card>
          ) : null}
        </div>
        {order === null ? (
          <Card className="flex flex-col gap-4 p-5 sm:p-6">
            <h2 className="text-2xl">To pay</h2>
            <Totals sale={sale} />
            {lines.length === 0 ? null : (
              <>
                <SaleCoupon sale={sale} posted={posted} />
                <PlaceSale sale={sale} posted={posted} />
                <SaleForm name="quote" seen={version} posted={posted} className="crease border-t pt-4">
                  {(_field, busy) => (
                    <Button type="submit" tone="outline" className="w-full" busy={busy && 'Making…'}>
                      Mail a quotation instead
                    </Button>
                  )}
                </SaleForm>
                <p className="text-ink-soft text-sm">
                  One quotation for all items at these prices, valid for 15 days. It can be sold from the customer’s
                  page.{credited === 0 ? '' : ` ${quotedWithCredit(sale.total + credited)}`}
                </p>
              </>
            )}
            {quotation === undefined ? null : <Quoted quotation={quotation} mobile={customer.mobile} />}
            <SaleForm name="give-up" seen={version} posted={posted} className="crease border-t pt-4">
              {(_field, busy) => (
                <Button type="submit" tone="quiet" size="small" busy={busy && 'Deleting…'}>
                  Delete this sale
                </Button>
              )}
            </SaleForm>
          </Card>
        ) : (
          <div className="flex flex-col gap-4">
            <PlacedOrder sale={sale} order={order} posted={posted} />
            <LinkButton to={officePaths.officeSell} tone="quiet">
              Next caller
            </LinkButton>
          </div>
        )}
      </div>
    </div>
  );
}

const creditedIn = ({ credits }: Sale): number => credits.reduce((sum, { amount }) => sum + amount, 0);

const quotedWithCredit = (total: number): string =>
  `It is for ${formatRupees(paise(total))}: the price of samples comes off when the customer orders.`;

function Totals({ sale }: { sale: Sale }) {
  const { goods, discount, discounts, delivery, gst, total, deliveryProblem, credits } = sale;
  const off = rowsOfDiscount({ discount, discounts, sampleCredits: [] });
  const rows = [
    ['Goods', goods],
    ...off.map(({ label, amount }) => [label, amount] as const),
    ['Delivery', delivery],
    ['GST', gst],
    ['Total', total],
  ] as const;
  return (
    <>
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1.5">
        {rows.map(([name, amount]) => (
          <div key={name} className="contents last:*:border-t last:*:pt-1.5 last:*:font-semibold">
            <dt>{name}</dt>
            <dd className="figures text-right">{formatRupees(paise(amount))}</dd>
          </div>
        ))}
      </dl>
      {credits.length === 0 ? null : (
        <p className="text-sm">
          {formatRupees(paise(creditedIn(sale)))} with GST for {credits.length === 1 ? 'the sample' : 'the samples'} of{' '}
          {credits.map(({ number }) => number).join(', ')} is off already.
        </p>
      )}
      {deliveryProblem === null ? null : <p className="font-medium text-vermilion-deep">{deliveryProblem}</p>}
    </>
  );
}

interface QuotedProps {
  quotation: { readonly number: string; readonly total: number; readonly address: string };
  mobile: string;
}

/** The quotation that has just been made and mailed. */
function Quoted({ quotation: { number, total, address }, mobile }: QuotedProps) {
  const notice = useNoticeFocus<HTMLDivElement>(true);
  return (
    <div
      ref={notice}
      role="status"
      tabIndex={-1}
      className="rounded-md border border-teal bg-teal-soft px-4 py-3 text-teal"
    >
      <p className="font-semibold">Made and mailed: {formatRupees(paise(total))} with delivery and GST.</p>
      <p className="flex flex-wrap gap-x-4">
        <a href={address} className="inline-block py-2 underline underline-offset-4">
          {number}
        </a>
        <a
          href={whatsAppTo(mobile, `Quotation ${number}: ${address}`)}
          target="_blank"
          rel="noreferrer"
          className="inline-block py-2 underline underline-offset-4"
        >
          WhatsApp<span className="sr-only"> {number}</span>
        </a>
      </p>
    </div>
  );
}
