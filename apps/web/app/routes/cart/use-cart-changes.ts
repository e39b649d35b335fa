import type { CartRow, Failure } from '@boxwright/contract';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../api.ts';
import { type CartAction, type CartQuestion, questionOf } from '../../features/cart/cart-question.ts';
import { refreshSession } from '../../features/session/session.ts';
import { notify } from '../../ui/notify.ts';
import { changedLine, type QuantityChange, removedLine } from './changed-line.ts';

interface Problem {
  readonly lineId: number;
  readonly text: string;
}

/** A change that would make a line equal to another one. */
interface Asked {
  readonly line: CartRow;
  /** The quantity that the line would have. */
  readonly quantity: number;
  readonly question: CartQuestion;
  /** Ends the change, once the buyer has answered. */
  readonly settle: (outcome: Outcome) => void;
}

/** The result of a change; `dropped` when the buyer closed the question. */
export type Outcome = 'done' | 'refused' | 'dropped';

type Change = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly failure: Failure };

const idle: Promise<Outcome> = Promise.resolve('done');

/** The changes to a cart's lines, one at a time: while one is running, another click does nothing. */
export const useCartChanges = () => {
  const { revalidate } = useRevalidator();
  const underWay = useRef(false);
  const last = useRef(idle);
  const [busyLine, setBusyLine] = useState<number | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);

  const attempt = async (
    lineId: number,
    change: () => Promise<Change>,
    ask: (question: CartQuestion) => Promise<Outcome> | null = () => null,
  ): Promise<Outcome> => {
    underWay.current = true;
    setBusyLine(lineId);
    setProblem(null);
    let waiting: Promise<Outcome> | null = null;
    try {
      const changed = await change();
      if (changed.ok) {
        await Promise.all([revalidate(), refreshSession()]);
        notify.success(changed.text);
        return 'done';
      }
      const question = questionOf(changed.failure);
      waiting = question && ask(question);
      if (waiting === null) {
        const { code, text } = changed.failure;
        // The line was removed in another tab.
        if (code === 'not_found') await Promise.all([revalidate(), refreshSession()]);
        setProblem({ lineId, text });
        notify.error(text);
        return 'refused';
      }
    } finally {
      underWay.current = false;
      setBusyLine(null);
    }
    return waiting;
  };

  const run = (...change: Parameters<typeof attempt>): Promise<Outcome> => {
    if (underWay.current) return Promise.resolve('refused');
    const outcome = attempt(...change);
    last.current = outcome;
    const end = () => {
      if (last.current === outcome) last.current = idle;
    };
    outcome.then(end, end);
    return outcome;
  };
  /** The outcome of the running change, with the buyer's answer to its question; `done` if none is running. */
  const whenIdle = () => last.current;

  const changeQuantity = (line: CartRow, change: QuantityChange): Promise<Outcome> =>
    run(
      line.lineId,
      () => sendQuantity(line, change, { ifSame: 'ask' }),
      (question) =>
        // The quantity comes from the question, because the one on the screen may be out of date.
        question.kind === 'same'
          ? new Promise((settle) => setAsked({ line, quantity: question.quantity, question, settle }))
          : null,
    );

  /** A typed quantity isn't dropped while another change is running. */
  const typeQuantity = async (line: CartRow, quantity: number): Promise<Outcome> => {
    await whenIdle();
    return changeQuantity(line, { quantity });
  };

  /** Carries out what the buyer has decided about equal lines. */
  const answer = async ({ quantity, ifSame, mergedLineId }: CartAction): Promise<void> => {
    if (asked === null) return;
    const outcome = await run(asked.line.lineId, () =>
      sendQuantity(asked.line, { quantity }, { ifSame, mergedLineId }),
    );
    setAsked(null);
    asked.settle(outcome);
  };

  const closeQuestion = () => {
    setAsked(null);
    asked?.settle('dropped');
  };

  const remove = async (line: CartRow): Promise<Outcome> => {
    const outcome = await run(line.lineId, async () => {
      const answer = await call('DeleteCart', removedLine(line));
      return answer.ok ? { ok: true, text: 'Product is successfully deleted.' } : answer;
    });
    // The pressed button goes with its line. Whoever has gone on meanwhile stays there.
    if (outcome === 'done' && document.activeElement?.matches('body,[value=remove]'))
      document.querySelector('main')?.focus({ preventScroll: true });
    return outcome;
  };

  return { changeQuantity, typeQuantity, whenIdle, remove, busyLine, problem, asked, answer, closeQuestion };
};

const sendQuantity = async (...change: Parameters<typeof changedLine>): Promise<Change> => {
  const answer = await call('AddToCartWebsite', changedLine(...change));
  return answer.ok ? { ok: true, text: 'Product quantity updated.' } : answer;
};
