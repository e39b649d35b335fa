import { mostStickers, patterns, pincodeIn } from '@boxwright/contract';
import { lazy, Suspense } from 'react';
import { data, useNavigate } from 'react-router';
import { CartTotals } from '../../features/cart/CartTotals.tsx';
import { cartSums } from '../../features/cart/cart-summary.ts';
import { itemNameOf } from '../../features/cart/item-name.ts';
import { rangeOf } from '../../features/catalogue/box-range.ts';
import { plainBoxOf } from '../../features/catalogue/plain-box.ts';
import { OrderSteps } from '../../features/order/OrderSteps.tsx';
import { PaymentNote } from '../../features/pay/PaymentNote.tsx';
import { waysLine } from '../../features/pay/ways-line.ts';
import { readCustomer } from '../../features/session/customer-record.ts';
import { hasSession } from '../../features/session/known-visitor.ts';
import { markPage } from '../../features/session/page-marker.ts';
import { useCustomer } from '../../features/session/session.ts';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { NextScreens } from '../../features/shell/NextScreens.tsx';
import { useShell } from '../../features/site/shell-data.ts';
import { useHeldFiles } from '../../features/upload/use-held-files.ts';
import { paths } from '../../paths.ts';
import { serverApi } from '../../server-api.ts';
import { Beside } from '../../ui/Beside.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { island } from '../../ui/island.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import type { Route } from './+types/route.ts';
import { askForDelivery } from './ask-for-delivery.ts';
import { CartLine } from './CartLine.tsx';
import { CartPickup } from './CartPickup.tsx';
import { DeliveryPincode } from './DeliveryPincode.tsx';
import { EmptyCart } from './EmptyCart.tsx';
import { receiveCart } from './receive-cart.server.ts';
import { useCartChanges } from './use-cart-changes.ts';
import { useProceed } from './use-proceed.ts';

/** Few buyers have a coupon. Its form works without its script. */
const CouponForm = island(() => import('./CouponForm.tsx').then(({ CouponForm }) => CouponForm));

/** Few carts have several designs of one box. Its link works without its script. */
const DesignsTogether = island(() => import('./DesignsTogether.tsx').then(({ DesignsTogether }) => DesignsTogether));

const CartQuestionDialog = lazy(() =>
  import('../../features/cart/CartQuestionDialog.tsx').then(({ CartQuestionDialog }) => ({
    default: CartQuestionDialog,
  })),
);

export const meta = unlistedMeta('My Cart');

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const asked = pincodeIn(url.searchParams.get('pincode') ?? '');
  const destination = patterns.pincode.test(asked) ? asked : null;
  const api = context.get(serverApi);
  const [cart, company] = await Promise.all([
    api.call('GetCartWebsite', { cartId: null, customerId: null, destination, addresses: null }),
    api.call('GetCompany', {}),
  ]);
  if (!cart.ok) throw data(cart.failure.text, { status: 503 });
  const hasBoxes = cart.value.some(({ kind }) => kind === 'box');
  const products = cart.value.length > 0 ? null : await api.call('GetProductMaster', { where: { status: 'Active' } });
  const offered = products?.ok ? products.value : [];
  const toFillIt = {
    plainBox: plainBoxOf(offered)?.route,
    boxes: rangeOf(offered, new URLSearchParams()).shown.slice(0, 4),
    offered: offered.map(({ id, itemName, route }) => ({ id, itemName, route })),
  };
  return { lines: cart.value, toFillIt, destination, waysToPay: company.ok ? waysLine(company.value, hasBoxes) : null };
};

export const action = ({ request, url, context }: Route.ActionArgs) =>
  receiveCart(request, url, context.get(serverApi));

export default function Cart({
  loaderData: { lines, toFillIt, destination, waysToPay },
  actionData,
}: Route.ComponentProps) {
  const { changeQuantity, typeQuantity, whenIdle, remove, busyLine, problem, asked, answer, closeQuestion } =
    useCartChanges();
  const customer = useCustomer();
  const { maximumBoxes } = useShell().company;
  const navigate = useNavigate();
  const files = useHeldFiles();
  const { field, proceed, busy } = useProceed(whenIdle, () => {
    // Read again here: `customer` may not have arrived yet when the button is pressed.
    if (hasSession() || readCustomer() !== null) return navigate(paths.checkout);
    markPage('Cart');
    return navigate(paths.login);
  });
  const sums = cartSums(lines);
  const postedLine = actionData?.typed.line ?? '';
  const postedOf = (lineId: number) => (String(lineId) === postedLine ? actionData : undefined);
  // Of a line that was removed meanwhile.
  const isLineGone = postedLine !== '' && !lines.some(({ lineId }) => postedOf(lineId) !== undefined);
  const refusedCoupon = postedLine === '' ? actionData : undefined;

  if (sums === null) return <EmptyCart {...toFillIt} />;
  return (
    <div className="page pb-16">
      <NextScreens to={customer === null ? [paths.login] : [paths.checkout, paths.selectAddress]} />
      <OrderSteps current="Cart" />
      <h1 className="text-4xl">My Cart</h1>
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[1fr_22rem] lg:gap-8">
        <div>
          {isLineGone ? (
            <p role="alert" className="mb-4 font-medium text-vermilion-deep">
              {actionData?.failed.text}
            </p>
          ) : null}
          <ul aria-label="Items" className="flex flex-col gap-4">
            {lines.map((line, place) => (
              <CartLine
                key={line.lineId}
                ref={field(String(line.lineId))}
                fileRef={files.field(line.lineId)}
                mayLeave={() => files.mayLeaveItem(line.lineId)}
                line={line}
                itemName={itemNameOf(line.variantName, place, lines)}
                others={lines.filter((other) => other !== line)}
                busy={busyLine !== null}
                problem={problem?.lineId === line.lineId ? problem.text : postedOf(line.lineId)?.failed.text}
                posted={postedOf(line.lineId)?.typed.quantity || undefined}
                onStep={(step) => void changeQuantity(line, { step })}
                onType={(quantity) => typeQuantity(line, quantity)}
                onRemove={() => void remove(line)}
              />
            ))}
          </ul>
          <DesignsTogether lines={lines} />
        </div>
        <Beside>
          <Card className="flex flex-col gap-5 p-5">
            <h2 className="text-2xl">Summary</h2>
            {sums.shipped ? (
              <>
                <DeliveryPincode
                  ref={field('pincode')}
                  current={sums.destination}
                  chosen={destination !== null}
                  problem={sums.deliveryProblem}
                />
                {sums.destination !== null && sums.deliveryProblem !== null ? (
                  <LinkButton to={askForDelivery(lines)} tone="outline">
                    Ask for a quote
                  </LinkButton>
                ) : null}
              </>
            ) : null}
            <CouponForm coupon={sums.coupon} refused={refusedCoupon} />
            {sums.way === 'delivered' ? null : <CartPickup way={sums.way} />}
            <div aria-live="polite">
              <CartTotals sums={sums} />
            </div>
            <form
              action={paths.checkout}
              onSubmit={(event) => {
                event.preventDefault();
                if (files.mayLeave()) void proceed([...lines.map(({ lineId }) => String(lineId)), 'pincode']);
              }}
              className="grid"
            >
              <Button type="submit" busy={busy && 'Please wait...'}>
                Proceed to checkout
              </Button>
            </form>
            {waysToPay === null ? null : <PaymentNote ways={waysToPay} />}
            <LinkButton to={paths.shop} tone="quiet">
              Continue Shopping
            </LinkButton>
          </Card>
        </Beside>
      </div>
      {asked === null ? null : (
        <Suspense>
          <CartQuestionDialog
            question={asked.question}
            goods={asked.line.kind === 'sticker' ? 'stickers' : 'box'}
            editedLine={asked.line.lineId}
            quantity={asked.quantity}
            maximum={asked.line.kind === 'sticker' ? mostStickers : maximumBoxes}
            onAnswer={answer}
            onClose={closeQuestion}
          />
        </Suspense>
      )}
    </div>
  );
}
