import { quantityIn } from '@boxwright/contract';
import { Minus, Plus } from 'lucide-react';
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { notify } from '../../ui/notify.ts';
import { type LineAct, typedWrong } from './changed-line.ts';
import { forgetRefused, keepRefused, readRefused } from './refused-quantity.ts';
import type { Outcome } from './use-cart-changes.ts';
import type { CartField } from './use-proceed.ts';

interface QuantityStepperProps {
  ref: Ref<CartField>;
  /** Key under which a typed quantity that isn't accepted survives a reload, in this tab. */
  keepAs: string;
  lineId: number;
  quantity: number;
  /** What was typed and refused, where the page was posted without JavaScript. */
  posted: string | undefined;
  /** Id of the element that names the item, for screen readers. */
  describedBy: string;
  /** Follows the names of its controls, in a cart with several items. */
  ofItem: string;
  busy: boolean;
  error: string | undefined;
  /** What else can be done about a typed quantity that isn't accepted. */
  helpWith: (quantity: number) => ReactNode;
  onStep: (step: 1 | -1) => void;
  onType: (quantity: number) => Promise<Outcome>;
}

/** Buttons for ±1 and a field: applied on Enter or blur, reset by Escape. Without JavaScript, each posts the form. */
export function QuantityStepper({
  ref,
  keepAs,
  lineId,
  quantity,
  posted,
  describedBy,
  ofItem,
  busy,
  error,
  helpWith,
  onStep,
  onType,
}: QuantityStepperProps) {
  const id = useId();
  const [text, setText] = useState(posted ?? String(quantity));
  const [ownError, setOwnError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const isTyped = useRef(false);
  const underWay = useRef<Promise<Outcome>>(null);
  const shownError = ownError ?? error;

  useEffect(() => {
    const kept = readRefused(keepAs, quantity);
    setText(kept?.text ?? posted ?? String(quantity));
    setOwnError(kept?.error);
    isTyped.current = kept !== null || posted !== undefined;
  }, [keepAs, quantity, posted]);
  useEffect(() => {
    if (shownError !== undefined) keepRefused(keepAs, { quantity, text, error: shownError });
  }, [keepAs, quantity, text, shownError]);

  /** The error that the field itself finds, before anything is sent. */
  const readError = () => typedWrong(text);
  const apply = async (): Promise<Outcome> => {
    if (!isTyped.current) return 'done';
    if (text === String(quantity)) {
      forgetRefused(keepAs);
      setOwnError(undefined);
      return 'done';
    }
    const error = readError();
    setOwnError(error);
    if (error !== undefined) return 'refused';
    const outcome = await onType(quantityIn(text) ?? quantity);
    if (outcome === 'done') forgetRefused(keepAs);
    if (outcome === 'dropped') setText(String(quantity));
    if (outcome !== 'refused') isTyped.current = false;
    return outcome;
  };
  /** Only one commit at a time, because Enter is followed by blur. */
  const commit = (): Promise<Outcome> => {
    underWay.current ??= apply().finally(() => {
      underWay.current = null;
    });
    return underWay.current;
  };
  const settle = async () => {
    const outcome = await commit();
    if (outcome === 'refused') {
      const error = readError();
      if (error !== undefined) notify.error(error);
      input.current?.focus();
    }
    return outcome === 'done';
  };
  useImperativeHandle(ref, () => ({ settle }));

  const step = (by: 1 | -1) => {
    forgetRefused(keepAs);
    onStep(by);
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent; // that is what the browser sends
    if (submitter?.getAttribute('aria-disabled') === 'true') return;
    const act = submitter?.getAttribute('value');
    if (act === 'less' || act === 'more') step(act === 'less' ? -1 : 1);
    else void commit();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    forgetRefused(keepAs);
    setText(String(quantity));
    setOwnError(undefined);
    isTyped.current = false;
  };

  return (
    <form method="post" noValidate data-plain onSubmit={onSubmit} className="flex flex-col gap-1.5">
      <input type="hidden" name="line" value={lineId} />
      {/* The first button of the form, which Enter in the field presses. Only without JavaScript is it needed on screen. */}
      <button
        type="submit"
        name="act"
        value={'set' satisfies LineAct}
        className="sr-only noscript:not-sr-only noscript:order-last noscript:w-fit noscript:py-2 noscript:underline"
      >
        Use this quantity{ofItem}
      </button>
      <label htmlFor={id} className="text-sm text-ink-soft">
        Quantity
      </label>
      <div
        className="inline-flex w-fit items-stretch rounded-md border border-line-strong bg-card has-aria-invalid:border-vermilion-deep"
        aria-busy={busy}
      >
        <Step act="less" name={`Decrease quantity${ofItem}`} describedBy={describedBy} disabled={busy || quantity <= 1}>
          <Minus aria-hidden="true" className="size-4" />
        </Step>
        <input
          id={id}
          ref={input}
          name="quantity"
          value={text}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="done"
          aria-label={`Quantity${ofItem}`}
          aria-describedby={shownError ? `${describedBy} ${id}-error` : describedBy}
          aria-invalid={shownError ? true : undefined}
          maxLength={20}
          onChange={(event) => {
            isTyped.current = true;
            setText(event.target.value);
          }}
          onBlur={() => void commit()}
          onKeyDown={onKeyDown}
          className="figures w-20 border-line border-x bg-transparent text-center text-base font-semibold"
        />
        <Step act="more" name={`Increase quantity${ofItem}`} describedBy={describedBy} disabled={busy}>
          <Plus aria-hidden="true" className="size-4" />
        </Step>
      </div>
      {shownError ? (
        <p id={`${id}-error`} className="max-w-64 text-sm font-medium text-vermilion-deep">
          {shownError} {helpWith(quantityIn(text) || 0)}
        </p>
      ) : null}
    </form>
  );
}

interface StepProps {
  act: LineAct;
  name: string;
  describedBy: string;
  disabled: boolean;
  children: ReactNode;
}

/** Not `disabled`: while a step is running the button keeps the focus, and another click does nothing. */
function Step({ act, name, describedBy, disabled, children }: StepProps) {
  return (
    <button
      type="submit"
      name="act"
      value={act}
      aria-label={name}
      aria-describedby={describedBy}
      aria-disabled={disabled || undefined}
      className="flex size-11 items-center justify-center rounded-md hover:bg-board aria-disabled:text-line-strong"
    >
      {children}
    </button>
  );
}
