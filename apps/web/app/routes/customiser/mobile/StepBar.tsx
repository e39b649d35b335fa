import { type BoxLimits, unorderableQuantity } from '@boxwright/contract';
import { formatCount } from '@boxwright/money';
import { ArrowRight, ShoppingCart } from 'lucide-react';
import { countOf } from '../../../features/configurator/box-choice.ts';
import { amountOrDash, perPiece } from '../../../features/configurator/box-words.ts';
import { Button } from '../../../ui/Button.tsx';
import { classes } from '../../../ui/classes.ts';
import { useLasting } from '../../../ui/use-lasting.ts';
import { priceBar } from '../AcceptTerms.tsx';
import { PriceFailure } from '../PriceFailure.tsx';
import type { BoxFormState } from '../use-box-form.ts';
import type { Step } from './steps.ts';

interface StepBarProps {
  step: Step;
  form: BoxFormState;
  limits: BoxLimits;
}

/** The price so far, always visible, with the button to the next step or to the cart. */
export function StepBar({ step, form: { choice, live, isAdding }, limits }: StepBarProps) {
  const { quote, isPending, failure } = live;
  const isLate = useLasting(isPending);
  const price = quote?.price ?? undefined;
  const total = quote?.delivery?.total;
  const priced = (live.sizeProblem && live.quoted) || choice;
  const count = countOf(priced);
  const wrong = unorderableQuantity(priced.quantity, limits);
  return (
    <div
      {...priceBar}
      data-noprint=""
      className="sticky bottom-0 z-20 border-line border-t bg-card pb-[env(safe-area-inset-bottom)] shadow-bar outline-none"
    >
      <div className="page flex max-w-3xl items-center justify-between gap-4 py-2.5">
        {failure === null && wrong !== undefined ? (
          <p className="font-medium text-[0.9375rem] text-vermilion-deep">{wrong}</p>
        ) : failure === null ? (
          <p aria-busy={isPending} className={classes('figures transition-opacity', isLate && 'opacity-55')}>
            <span className="block text-ink-soft text-xs">
              {total === undefined ? `${formatCount(count)} boxes + GST, delivery` : 'you pay, all in'}
            </span>
            <span className="font-bold font-heading text-lg text-vermilion-deep">
              {amountOrDash(total ?? price?.total)}
            </span>
          </p>
        ) : (
          <PriceFailure text={failure.text} retry={live.retry} />
        )}
        {step === 'summary' ? (
          // Without JavaScript. The form's other buttons lead to the next step.
          <Button type="submit" formMethod="post" busy={isAdding && 'Adding…'}>
            <ShoppingCart aria-hidden="true" className="hidden size-5 min-[400px]:block" /> Add to cart
          </Button>
        ) : (
          <Button type="submit">
            Next <ArrowRight aria-hidden="true" className="size-5" />
          </Button>
        )}
      </div>
      <p role="status" className="sr-only">
        {isPending || !price
          ? ''
          : `${formatCount(count)} boxes at ${perPiece(price)} each${total === undefined ? '' : `, ${amountOrDash(total)} with delivery and GST`}.`}
      </p>
    </div>
  );
}
