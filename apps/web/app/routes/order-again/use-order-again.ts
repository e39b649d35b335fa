import { fail, quantityUnreadable } from '@boxwright/contract';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../api.ts';
import { signInFor } from '../../features/session/guard.ts';
import { refreshSession } from '../../features/session/session.ts';
import { paths } from '../../paths.ts';
import { notify } from '../../ui/notify.ts';
import { isUnreadable, lineNamed, quantityField, typedQuantities, wantedLines } from './asked-quantities.ts';

/** How long typing must pause before prices are fetched. */
const pauseMs = 300;

interface Problem {
  readonly lineId: number | null;
  readonly text: string;
  /** Whether the buyer has to decide, because the cart has the item in another quantity. */
  readonly isAsked: boolean;
}

/** The page's form: prices follow the typed quantities, and the button puts the items into the cart. */
export function useOrderAgain(orderId: number) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const underWay = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  useEffect(() => () => clearTimeout(pause.current), []);

  const typed = () => typedQuantities(form.current ? new FormData(form.current) : new FormData());

  /** Puts the quantities into the address, so that going back and reloading keep them. */
  const showPrices = () => {
    setProblem(null);
    clearTimeout(pause.current);
    pause.current = setTimeout(() => {
      const query = new URLSearchParams([...typed()].map(([lineId, text]) => [quantityField(lineId), text.trim()]));
      void navigate(`?${query}`, { replace: true, preventScrollReset: true });
    }, pauseMs);
  };

  const refuse = (next: Problem) => {
    setProblem(next);
    notify.error(next.text);
    if (next.lineId === null) return;
    form.current?.querySelector<HTMLInputElement>(`[name="${quantityField(next.lineId)}"]`)?.focus();
  };

  const add = async (ifSame?: 'ask') => {
    if (underWay.current) return;
    const lines = typed();
    const unreadable = [...lines].find(([, text]) => isUnreadable(text));
    if (unreadable) return refuse({ lineId: unreadable[0], text: quantityUnreadable, isAsked: false });
    underWay.current = true;
    setBusy(true);
    clearTimeout(pause.current);
    const wanted = wantedLines(lines);
    const added =
      wanted.length === 0
        ? fail('invalid', 'There is nothing in this order that can be ordered again.')
        : await call('OrderAgain', { orderId, lines: wanted, ...(ifSame && { ifSame }) });
    if (added.ok) {
      await refreshSession();
      await navigate(paths.cart);
      return;
    }
    underWay.current = false;
    setBusy(false);
    const { code, text, field } = added.failure;
    if (code === 'signed_out') return void navigate(signInFor(location.pathname + location.search));
    refuse({ lineId: lineNamed(field), text, isAsked: code === 'conflict' });
  };

  return {
    form,
    isBusy,
    problem,
    showPrices,
    submit: (event: FormEvent) => {
      event.preventDefault();
      void add('ask');
    },
    addAnyway: () => void add(),
  };
}
