import { formatPieces, formatRupees, paise } from '@boxwright/money';
import { Download } from 'lucide-react';
import { data, Form, redirect, useNavigation } from 'react-router';
import { PostedFailure } from '../../features/plain-form/PostedFailure.tsx';
import { refused } from '../../features/plain-form/posted.server.ts';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { useShell } from '../../features/site/shell-data.ts';
import { paths } from '../../paths.ts';
import { serverApi } from '../../server-api.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Money } from '../../ui/Money.tsx';
import { formatDay } from '../../ui/moment.ts';
import type { Route } from './+types/route.ts';

export const meta = unlistedMeta('Your quotation');

/** The address alone gives access, so no other site may learn it. */
export const headers = () => ({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const opened = await context.get(serverApi).call('GetMadeQuotation', { token: params.token });
  if (opened.ok) return data({ quotation: opened.value });
  if (opened.failure.code !== 'not_found' && opened.failure.code !== 'invalid')
    throw data(opened.failure.text, { status: 503 });
  return data({ quotation: null }, { status: 404 });
};

export const action = async ({ context, params }: Route.ActionArgs) => {
  const ordered = await context.get(serverApi).call('OrderQuotation', { token: params.token });
  if (!ordered.ok) return refused(ordered.failure, {});
  throw redirect(paths.cart, 303);
};

/** A quotation with all its items, which are ordered together. */
export default function Quotation({ loaderData: { quotation }, actionData }: Route.ComponentProps) {
  const isSending = useNavigation().formData !== undefined;
  const { email } = useShell().company;
  if (quotation === null) return <NoQuotation />;
  const { number, validUntil, isValid, isSoldOnline, items, destination, total, creditNote, address } = quotation;
  const sums = [
    ['Goods', quotation.goods],
    ...quotation.discounts.map(({ name, amount }) => [name, -amount] as const),
    [destination === '' ? 'Delivery' : `Delivery to ${destination}`, quotation.delivery],
    ['GST', quotation.gst],
  ] as const;
  return (
    <div className="page max-w-3xl py-8 sm:py-12">
      <h1 className="text-4xl">Quotation {number}</h1>
      <p className="mt-2 mb-6 text-ink-soft">
        {isValid
          ? `The prices of the goods hold until ${formatDay(validUntil)}.`
          : `It was valid until ${formatDay(validUntil)}. Its prices don’t hold any more: you can order at today’s.`}
      </p>
      <PostedFailure failed={actionData?.failed} />
      <Card className="p-5 sm:p-7">
        <ul aria-label="Items" className="flex flex-col gap-4">
          {items.map(({ name, description, quantity, isPickedUp, amount }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: items of a stored quotation are never reordered.
            <li key={place} className="flex justify-between gap-x-6">
              <span className="min-w-0 max-w-md [overflow-wrap:anywhere]">
                <span className="font-semibold">{name}</span>
                <span className="block text-ink-soft">{description}</span>
                <span className="block">
                  {formatPieces(quantity)}
                  {isPickedUp && destination !== '' ? ', picked up' : ''}
                </span>
              </span>
              <Money amount={amount} />
            </li>
          ))}
        </ul>
        <dl className="crease mt-5 grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 border-t pt-4">
          {sums.map(([name, amount]) => (
            <div key={name} className="contents">
              <dt className="text-ink-soft">{name}</dt>
              <dd className="figures text-right">{formatRupees(paise(amount))}</dd>
            </div>
          ))}
          <dt className="font-semibold">Total</dt>
          <dd className="text-right">
            <Money amount={total} className="font-bold text-2xl text-vermilion-deep" />
          </dd>
        </dl>
        {creditNote === null ? null : <p className="mt-3 text-sm">{creditNote}</p>}
        <div className="mt-6 flex flex-wrap gap-3">
          {isSoldOnline ? (
            <Form method="post">
              <Button type="submit" busy={isSending && 'Putting into the cart…'}>
                {items.length === 1 ? 'Put it into the cart' : 'Put all of it into the cart'}
              </Button>
            </Form>
          ) : null}
          <a href={address} className={buttonStyle('outline')}>
            <Download aria-hidden="true" className="size-5" /> Download as PDF
          </a>
        </div>
        <p className="mt-4 text-ink-soft text-sm">
          {isSoldOnline
            ? 'In the cart you can still change or remove items. Delivery and GST are charged at the rates of the day on which you order.'
            : `For so many pieces, please order by mail with the quotation’s number: ${email}`}
        </p>
      </Card>
    </div>
  );
}

const NoQuotation = () => (
  <div className="page py-12">
    <EmptyState
      level={1}
      title="No such quotation"
      text="This link doesn’t open a quotation. Please open it from the mail once more."
      action={
        <LinkButton to={paths.shop} tone="outline">
          To the shop
        </LinkButton>
      }
    />
  </div>
);
