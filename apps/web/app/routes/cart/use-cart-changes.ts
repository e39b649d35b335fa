import type { CartRow } from '@boxwright/contract';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../api.ts';
import { refreshSession } from '../../features/session/session.ts';
import { notify } from '../../ui/notify.ts';

interface Problem {
  readonly lineId: number;
  readonly text: string;
}

/** The changes to a cart's lines, one at a time: while one is running, another click does nothing. */
export const useCartChanges = () => {
  const { revalidate } = useRevalidator();
  const underWay = useRef(false);
  const [busyLine, setBusyLine] = useState<number | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);

  const run = async (lineId: number, change: () => Promise<{ ok: boolean; text: string }>): Promise<boolean> => {
    if (underWay.current) return false;
    underWay.current = true;
    setBusyLine(lineId);
    setProblem(null);
    try {
      const { ok, text } = await change();
      if (!ok) {
        setProblem({ lineId, text });
        notify.error(text);
        return false;
      }
      await Promise.all([revalidate(), refreshSession()]);
      notify.success(text);
      return true;
    } finally {
      underWay.current = false;
      setBusyLine(null);
    }
  };

  const changeQuantity = (line: CartRow, change: { step: 1 | -1 } | { quantity: number }) =>
    run(line.lineId, async () => {
      const answer = await call('AddToCartWebsite', {
        cartId: line.cartId,
        lineId: line.lineId,
        items: [{ item: line.variantId ?? line.lineId, quantity: 'step' in change ? change.step : change.quantity }],
        ...('quantity' in change ? { newQuantity: change.quantity } : {}),
        outerCoatingId: line.outerCoatingId,
        innerCoatingId: line.innerCoatingId,
        boardId: null,
        destination: line.destination,
        designId: line.designId,
        customerId: null,
        status: 'INCART',
      });
      return answer.ok ? { ok: true, text: 'Product quantity updated.' } : { ok: false, text: answer.failure.text };
    });

  const remove = (line: CartRow) =>
    run(line.lineId, async () => {
      const answer = await call('DeleteCart', { cartId: line.cartId, lineId: line.lineId, customerId: null });
      return answer.ok
        ? { ok: true, text: 'Product is successfully deleted.' }
        : { ok: false, text: answer.failure.text };
    });

  return { changeQuantity, remove, busyLine, problem };
};
