import { type Failure, usualMode } from '@boxwright/contract';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../api.ts';
import { keepDraft, readDraft } from '../../drafts.ts';
import { forgetAddresses } from '../../features/address/address-draft.ts';
import { keepWaitingOrder } from '../../features/order/waiting-order.ts';
import { signInFor } from '../../features/session/guard.ts';
import { paths } from '../../paths.ts';
import { notify } from '../../ui/notify.ts';

/** An order's addresses. */
export interface Destination {
  /** Null if nothing is delivered. */
  readonly shippingId: number | null;
  readonly billingId: number;
}

/** Totals in paise, before and after the price rose, and the addresses of the order that waits for a decision. */
export interface PriceChange {
  readonly seen: number;
  readonly now: number;
  readonly destination: Destination;
}

/** The name of the draft that keeps the typed purchase order number over reloads and sign-in. */
const draft = 'purchase order';

/**
 * Places the order once, however often the button is pressed; a risen price needs the customer's consent.
 *
 * @param placedWith the purchase order number of the order that the cart already became
 */
export const usePlacing = (customerId: number, cartId: number, placedWith: string) => {
  const navigate = useNavigate();
  const underWay = useRef(false);
  const [doing, setDoing] = useState<string | false>(false);
  const [purchaseOrder, setPurchaseOrder] = useState(placedWith);
  useEffect(() => setPurchaseOrder((known) => readDraft(customerId, draft) ?? known), [customerId]);
  const [failure, setFailure] = useState<string | null>(null);
  const [priceChange, setPriceChange] = useState<PriceChange | null>(null);

  /** Runs one action at a time and shows its text. */
  const run = async (saying: string, work: () => Promise<unknown>): Promise<void> => {
    if (underWay.current) return;
    underWay.current = true;
    setDoing(saying);
    setFailure(null);
    try {
      await work();
    } finally {
      underWay.current = false;
      setDoing(false);
    }
  };

  const showFailure = async ({ code, text }: Failure): Promise<void> => {
    notify.error(text);
    if (code === 'signed_out') await navigate(signInFor(paths.selectAddress));
    else setFailure(text);
  };

  /** Places the order. True if the browser goes on to the order's page. */
  const place = async (destination: Destination, seenTotal: number): Promise<boolean> => {
    setDoing('Placing your order…');
    const answer = await call('PlaceOrder', {
      cartId,
      shippingAddressId: destination.shippingId,
      billingAddressId: destination.billingId,
      paymentMode: usualMode,
      acceptedTotal: seenTotal,
      purchaseOrder,
      customerId: null,
    });
    if (answer.ok) {
      keepWaitingOrder(answer.value);
      forgetAddresses(customerId);
      keepDraft(customerId, draft, null);
      await navigate(paths.checkoutOf(answer.value.orderId));
      return true;
    }
    const { code, details } = answer.failure;
    const openOrder = Number(details?.['order_id']);
    if (code === 'conflict' && Number.isSafeInteger(openOrder)) {
      // A payment is under way: the order's page says what to do.
      await navigate(paths.checkoutOf(openOrder));
      return true;
    }
    const now = Number(details?.['current_total']);
    if (code !== 'price_changed' || !Number.isFinite(now)) await showFailure(answer.failure);
    else setPriceChange({ seen: seenTotal, now: Math.round(now * 100), destination });
    return false;
  };

  return {
    run,
    place,
    doing,
    failure,
    showFailure,
    purchaseOrder,
    setPurchaseOrder: (typed: string) => {
      setPurchaseOrder(typed);
      keepDraft(customerId, draft, typed);
    },
    priceChange,
    forgetPriceChange: () => setPriceChange(null),
  };
};

export type Placing = ReturnType<typeof usePlacing>;
