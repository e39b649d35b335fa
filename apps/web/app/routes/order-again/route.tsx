import { quantityUnreadable } from '@boxwright/contract';
import { ArrowLeft } from 'lucide-react';
import { data, useNavigation } from 'react-router';
import { PostedFailure } from '../../features/plain-form/PostedFailure.tsx';
import { requireCustomer } from '../../features/session/guard.ts';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { idIn } from '../../ids.ts';
import { paths } from '../../paths.ts';
import { serverApi } from '../../server-api.ts';
import { Beside } from '../../ui/Beside.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { formatLongMoment } from '../../ui/moment.ts';
import type { Route } from './+types/route.ts';
import { isUnreadable, lineNamed, typedQuantities, wantedLines } from './asked-quantities.ts';
import { ComparedAmounts } from './ComparedAmounts.tsx';
import { ItemAgain, isGone } from './ItemAgain.tsx';
import { receiveOrderAgain } from './receive-order-again.server.ts';
import { useOrderAgain } from './use-order-again.ts';

export const meta = unlistedMeta('Order again');

export const loader = async ({ context, params, url }: Route.LoaderArgs) => {
  await requireCustomer({ context, url });
  const orderId = idIn(params.orderid);
  const typed = typedQuantities(url.searchParams);
  const lines = wantedLines(typed);
  const answer = orderId === undefined ? null : await context.get(serverApi).call('GetReorder', { orderId, lines });
  if (answer?.ok) return data({ order: answer.value, typed: [...typed] }, { status: 200 });
  if (answer && answer.failure.code !== 'not_found') throw data(answer.failure.text, { status: 503 });
  return data({ order: null, typed: [] }, { status: 404 });
};

/** For the form posted without JavaScript; with JavaScript the browser calls the same operation itself. */
export const action = ({ request, context, params }: Route.ActionArgs) =>
  receiveOrderAgain(request, context.get(serverApi), idIn(params.orderid) ?? 0);

/** An order's items at today's prices, to put them into the cart again. */
export default function OrderAgain({ loaderData: { order, typed }, actionData }: Route.ComponentProps) {
  const again = useOrderAgain(order?.orderId ?? 0);
  const isPricing = useNavigation().state === 'loading';
  if (order === null) {
    return (
      <div className="page py-14">
        <EmptyState
          title="Data Not Found"
          text="There is no such order in your account."
          action={<LinkButton to={paths.myOrders}>Show all orders</LinkButton>}
        />
      </div>
    );
  }
  const { problem } = again;
  const posted = new Map(actionData?.typed ?? typed);
  const refusedLine = lineNamed(actionData?.failed.field);
  const errorOf = (lineId: number): string | undefined => {
    if (problem?.lineId === lineId) return problem.text;
    if (refusedLine === lineId) return actionData?.failed.text;
    return isUnreadable(posted.get(lineId) ?? '') ? quantityUnreadable : undefined;
  };
  return (
    <div className="page py-8 sm:py-12">
      <LinkButton to={paths.myOrder(order.orderId)} tone="quiet" size="small" className="-ml-4">
        <ArrowLeft aria-hidden="true" className="size-4" /> Order {order.number}
      </LinkButton>
      <h1 className="mt-2 text-4xl">Order again</h1>
      <p className="mt-3 mb-6 max-w-prose text-ink-soft">
        The items of your order of {formatLongMoment(order.placedAt)}, at today’s prices. Type another quantity, or 0 to
        leave an item out. You choose addresses after the cart.
      </p>
      <PostedFailure failed={actionData?.failed} />
      <form
        ref={again.form}
        method="post"
        noValidate
        onSubmit={again.submit}
        className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]"
      >
        <ul aria-label="Items" className="flex flex-col gap-4">
          {order.lines.map((line) => (
            <ItemAgain
              key={line.lineId}
              line={line}
              typed={posted.get(line.lineId)}
              error={errorOf(line.lineId)}
              onType={again.showPrices}
            />
          ))}
        </ul>
        <Beside>
          <Card className="p-5">
            <h2 className="mb-3 text-2xl">Then and today</h2>
            <div aria-live="polite" aria-busy={isPricing} className={isPricing ? 'opacity-60' : undefined}>
              <ComparedAmounts
                caption="The order then, and what is chosen now"
                before="Then"
                now="Today"
                rows={order.totals}
                total={{ label: 'Total', before: order.totalBefore, now: order.totalNow }}
              />
            </div>
            {order.deliveryProblem === null ? null : (
              <p className="mt-2 text-[0.9375rem] text-vermilion-deep">{order.deliveryProblem}</p>
            )}
            <p className="mt-3 text-ink-soft text-sm">
              For these items alone, delivered as before. Other items in your cart are delivered with them.
            </p>
            {problem?.isAsked ? (
              <div className="mt-4 flex flex-col gap-2.5">
                <p className="font-medium">{problem.text} What would you like?</p>
                <Button type="button" onClick={again.addAnyway} busy={again.isBusy && 'Adding…'}>
                  Keep both
                </Button>
                <LinkButton to={paths.cart} tone="outline">
                  Open the cart instead
                </LinkButton>
              </div>
            ) : order.lines.every(isGone) ? (
              <LinkButton to={paths.enquiry} tone="outline" className="mt-4 w-full">
                Ask us about it
              </LinkButton>
            ) : (
              <Button type="submit" className="mt-4 w-full" busy={again.isBusy && 'Adding…'}>
                Add to cart
              </Button>
            )}
            <noscript>
              <button type="submit" formMethod="get" className="mt-3 min-h-11 w-full underline underline-offset-4">
                Show the prices of these quantities
              </button>
            </noscript>
          </Card>
        </Beside>
      </form>
    </div>
  );
}
