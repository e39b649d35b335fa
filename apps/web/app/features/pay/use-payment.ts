import type { Failure, Output, WayToPayRow } from '@boxwright/contract';
import { type DeferredMode, isDeferred } from '@boxwright/orders';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { call } from '../../api.ts';
import { paths } from '../../paths.ts';
import { notify } from '../../ui/notify.ts';
import { signInFor } from '../session/guard.ts';
import { postToGateway } from './post-to-gateway.ts';

const reloadAfter = 3_000;

/** An order as the page shows it. */
export interface ShownOrder {
  readonly id: number;
  /** Whether the page says that the cart was changed after the order was placed. */
  readonly isCartChanged: boolean;
}

type DeferredWay = WayToPayRow & { readonly mode: DeferredMode };

/** Paying for an order: what is under way with its text, and what went wrong. One press at a time. */
export const usePayment = (order: ShownOrder) => {
  const { id: orderId, isCartChanged: asPlaced } = order;
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const underWay = useRef(false);
  const [doing, setDoing] = useState<{ readonly what: string; readonly saying: string } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  useEffect(() => {
    // Back from the payment page, browsers may restore this page from the back/forward cache.
    const onShow = (event: PageTransitionEvent) => event.persisted && loadAgain();
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  /** Runs one press; it stays under way when the browser is leaving the page. */
  const once = async (what: string, saying: string, work: () => Promise<Failure | 'leaving' | 'done'>) => {
    if (underWay.current) return;
    underWay.current = true;
    setFailure(null);
    setDoing({ what, saying });
    const end = await work();
    if (end === 'leaving') return;
    underWay.current = false;
    setDoing(null);
    if (end === 'done') return;
    setFailure(end.text);
    notify.error(end.text);
    if (end.code === 'signed_out') await navigate(signInFor(paths.checkoutOf(orderId)));
    // The order may have changed since the page was loaded.
    else await revalidate();
  };

  const payOnline = async (way: WayToPayRow): Promise<Failure | 'leaving'> => {
    const purpose = way.purpose ?? 'full';
    const payment = await call('StartPayment', { orderId, purpose, acceptedTotal: way.total, asPlaced });
    if (!payment.ok) return payment.failure;
    setDoing({ what: way.mode, saying: 'Going to the payment page…' });
    reloadUnlessLeaving();
    postToGateway(payment.value);
    return 'leaving';
  };

  const commit = async ({ mode, total }: DeferredWay): Promise<Failure | 'leaving'> => {
    const placed = await call('ConfirmOrder', { orderId, paymentMode: mode, acceptedTotal: total, asPlaced });
    if (!placed.ok) return placed.failure;
    await navigate(resultOf(placed.value));
    return 'leaving';
  };

  return {
    order,
    doing,
    failure,
    pay: (way: WayToPayRow) =>
      isDeferredWay(way)
        ? once(way.mode, 'Placing your order…', () => commit(way))
        : once(way.mode, 'Opening the payment…', () => payOnline(way)),
    /** Gives up a payment whose page the buyer has left, so that the order can be changed. */
    leavePayment: (openPayment: string) =>
      once('leave', 'Asking the payment provider…', async () => {
        const left = await call('AbandonPayment', { orderId });
        if (!left.ok) return left.failure;
        if (left.value.isPaid) await navigate(paths.paymentProcess(openPayment, '0'));
        else if (asPlaced) await navigate(paths.selectAddress);
        else await revalidate();
        return 'done';
      }),
  };
};

export type Paying = ReturnType<typeof usePayment>;

/** Whether nothing is paid now. The balance of an order to be paid later keeps that mode but is paid now. */
const isDeferredWay = (way: WayToPayRow): way is DeferredWay => way.purpose === null && isDeferred(way.mode);

const resultOf = ({ paymentReference }: Output<'ConfirmOrder'>): string => {
  const [transactionId = '', paymentId = ''] = paymentReference.split('/');
  return paths.paymentProcess(transactionId, paymentId);
};

/** Not with `reload`, which would post again the form that this page may have come from without JavaScript. */
const loadAgain = (): void => window.location.replace(window.location.pathname + window.location.search);

/** Reloads the order if the payment page wasn't reached, but not while the browser is still navigating. */
const reloadUnlessLeaving = (): void => {
  const timer = setTimeout(loadAgain, reloadAfter);
  const leaving = () => clearTimeout(timer);
  window.addEventListener('beforeunload', leaving, { once: true });
  window.addEventListener('pagehide', leaving, { once: true });
};
