import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../api.ts';
import { postToGateway } from '../../features/order/post-to-gateway.ts';
import { signInFor } from '../../features/session/guard.ts';
import { paths } from '../../paths.ts';
import { notify } from '../../ui/notify.ts';

const reloadAfter = 3_000;

/** Pay Full: opens a payment, mails what is about to be paid, and leaves for the payment page. Once per press. */
export const usePayment = (orderId: number) => {
  const navigate = useNavigate();
  const underWay = useRef(false);
  const [doing, setDoing] = useState<string | false>(false);
  const [failure, setFailure] = useState<string | null>(null);

  useEffect(() => {
    // Back from the payment page: browsers may show this page as it was left.
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
    // The mail is a courtesy: when it can't be queued, paying goes on.
    await call('Customer_Order_History_Mailer', { orderId, paymentMode: 'OnlinePayment' });
    setDoing('Going to the payment page…');
    reloadUnlessLeaving();
    postToGateway(payment.value);
  };

  return { payFull, doing, failure };
};

/** If the payment page wasn't reached, the order is shown anew. A browser that is leaving, however slowly, is let go. */
const reloadUnlessLeaving = (): void => {
  const timer = setTimeout(() => window.location.reload(), reloadAfter);
  const leaving = () => clearTimeout(timer);
  window.addEventListener('beforeunload', leaving, { once: true });
  window.addEventListener('pagehide', leaving, { once: true });
};
