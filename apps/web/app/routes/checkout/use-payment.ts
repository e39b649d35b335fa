import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../api.ts';
import { postToGateway } from '../../features/order/post-to-gateway.ts';
import { signInFor } from '../../features/session/guard.ts';
import { paths } from '../../paths.ts';
import { notify } from '../../ui/notify.ts';

const reloadAfter = 3_000;

/** Pay Full: starts a payment, sends the order mail, and goes to the payment page. Once per click. */
export const usePayment = (orderId: number) => {
  const navigate = useNavigate();
  const underWay = useRef(false);
  const [doing, setDoing] = useState<string | false>(false);
  const [failure, setFailure] = useState<string | null>(null);

  useEffect(() => {
    // Back from the payment page, browsers may restore this page from the back/forward cache.
    const onShow = (event: PageTransitionEvent) => event.persisted && window.location.reload();
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  const payFull = async () => {
    if (underWay.current) return;
    underWay.current = true;
    setFailure(null);
    setDoing('Opening the payment…');
    const payment = await call('StartPayment', { orderId, purpose: 'full' });
    if (!payment.ok) {
      underWay.current = false;
      setDoing(false);
      setFailure(payment.failure.text);
      notify.error(payment.failure.text);
      if (payment.failure.code === 'signed_out') await navigate(signInFor(paths.checkoutOf(orderId)));
      return;
    }
    // The mail is optional: if it can't be queued, the payment continues.
    await call('Customer_Order_History_Mailer', { orderId, paymentMode: 'OnlinePayment' });
    setDoing('Going to the payment page…');
    reloadUnlessLeaving();
    postToGateway(payment.value);
  };

  return { payFull, doing, failure };
};

/** Reloads the order if the payment page wasn't reached, but not while the browser is still navigating. */
const reloadUnlessLeaving = (): void => {
  const timer = setTimeout(() => window.location.reload(), reloadAfter);
  const leaving = () => clearTimeout(timer);
  window.addEventListener('beforeunload', leaving, { once: true });
  window.addEventListener('pagehide', leaving, { once: true });
};
