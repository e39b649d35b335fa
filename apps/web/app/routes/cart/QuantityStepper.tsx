import { quantityIn, quantityUnreadable } from '@boxwright/contract';
import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { forgetRefused, keepRefused, readRefused } from './refused-quantity.ts';
import type { Outcome } from './use-cart-changes.ts';

interface QuantityStepperProps {
  /** Key under which a typed quantity that isn't accepted survives a reload, in this tab. */
  keepAs: string;
  quantity: number;
  /** Id of the element that names the item, for screen readers. */
  describedBy: string;
  busy: boolean;
  error: string | undefined;
  /** What else can be done about a typed quantity that isn't accepted. */
  helpWith: (quantity: number) => ReactNode;
  onStep: (step: 1 | -1) => void;
  onType: (quantity: number) => Promise<Outcome>;
}

/** Buttons for ±1 and a field: applied on Enter or blur, reset by Escape. */
export function QuantityStepper({
  keepAs,
  quantity,
  describedBy,
  busy,
  error,
  helpWith,
  onStep,
  onType,
}: QuantityStepperProps) {
  const id = useId();
  const [text, setText] = useState(String(quantity));
  const [ownError, setOwnError] = useState<string>();
  const given = useRef(false);
  const shownError = ownError ?? error;

  useEffect(() => {
    const kept = readRefused(keepAs, quantity);
    setText(kept?.text ?? String(quantity));
    setOwnError(kept?.error);
  }, [keepAs, quantity]);
  useEffect(() => {
    if (shownError !== undefined) keepRefused(keepAs, { quantity, text, error: shownError });
  }, [keepAs, quantity, text, shownError]);

  const commit = async () => {
    if (given.current) return;
    if (text === String(quantity)) {
      forgetRefused(keepAs);
      return setOwnError(undefined);
    }
    const typed = quantityIn(text);
    if (typed === null) return setOwnError('Please enter quantity');
    if (Number.isNaN(typed)) return setOwnError(quantityUnreadable);
    given.current = true;
    setOwnError(undefined);
    const outcome = await onType(typed);
    if (outcome === 'done') forgetRefused(keepAs);
    if (outcome === 'dropped') setText(String(quantity));
    given.current = false;
  };

  const step = (by: 1 | -1) => {
    forgetRefused(keepAs);
    onStep(by);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') void commit();
    if (event.key !== 'Escape') return;
    forgetRefused(keepAs);
    setText(String(quantity));
    setOwnError(undefined);
  };

  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm text-ink-soft">
        Quantity
      </label>
      <div
        className="inline-flex w-fit items-stretch rounded-md border border-line-strong bg-card has-aria-invalid:border-vermilion-deep"
        aria-busy={busy}
      >
        <Step
          name="Decrease quantity"
          describedBy={describedBy}
          disabled={busy || quantity <= 1}
          onPress={() => step(-1)}
        >
          <Minus aria-hidden="true" className="size-4" />
        </Step>
        <input
          id={id}
          value={text}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="done"
          aria-describedby={shownError ? `${describedBy} ${id}-error` : describedBy}
          aria-invalid={shownError ? true : undefined}
          maxLength={20}
          onChange={(event) => setText(event.target.value)}
          onBlur={() => void commit()}
          onKeyDown={onKeyDown}
          className="figures w-20 border-line border-x bg-transparent text-center text-base font-semibold"
        />
        <Step name="Increase quantity" describedBy={describedBy} disabled={busy} onPress={() => step(1)}>
          <Plus aria-hidden="true" className="size-4" />
        </Step>
      </div>
      {shownError ? (
        <p id={`${id}-error`} className="max-w-64 text-sm font-medium text-vermilion-deep">
          {shownError} {helpWith(quantityIn(text) || 0)}
        </p>
      ) : null}
    </div>
  );
}

interface StepProps {
  name: string;
  describedBy: string;
  disabled: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** Not `disabled`: while a step is running the button keeps the focus, and another click does nothing. */
function Step({ name, describedBy, disabled, onPress, children }: StepProps) {
  return (
    <button
      type="button"
      aria-label={name}
      aria-describedby={describedBy}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onPress}
      className="flex size-11 items-center justify-center rounded-md hover:bg-board aria-disabled:text-line-strong"
    >
      {children}
    </button>
  );
}
