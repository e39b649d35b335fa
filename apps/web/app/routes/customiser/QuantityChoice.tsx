import { type BoxLimits, boxQuantityPresets, dieNote, isTooMany, wrongQuantity } from '@boxwright/contract';
import { formatCount, formatRupees, type Paise } from '@boxwright/money';
import { FileText, Scissors, TrendingDown } from 'lucide-react';
import { type Ref, useRef } from 'react';
import { AskForQuote } from '../../features/configurator/AskForQuote.tsx';
import {
  type BoxChoice,
  countOf,
  customQuantity,
  names,
  nextThousand,
  writeChoice,
} from '../../features/configurator/box-choice.ts';
import { perPiece } from '../../features/configurator/box-words.ts';
import { type LiveQuote, priceOf } from '../../features/configurator/use-quote.ts';
import { RadioCards } from '../../ui/RadioCards.tsx';
import { TextField } from '../../ui/TextField.tsx';

interface QuantityChoiceProps {
  choice: BoxChoice;
  live: LiveQuote;
  limits: BoxLimits;
  error: string | undefined;
  onChange: (changes: Pick<BoxChoice, 'quantity' | 'isCustomQuantity'>) => void;
  /** Called when the quantity field loses focus. */
  onLeave: () => void;
  fieldRef: Ref<HTMLInputElement>;
}

export function QuantityChoice({ choice, live, limits, error, onChange, onLeave, fieldRef }: QuantityChoiceProps) {
  const { quantity, isCustomQuantity } = choice;
  const frame = useRef<HTMLDivElement>(null);
  const choose = (value: string) => {
    if (value !== customQuantity) return onChange({ quantity: value, isCustomQuantity: false });
    onChange({ quantity: '', isCustomQuantity: true });
    // The field appears only after the next render.
    requestAnimationFrame(() => frame.current?.querySelector('input')?.focus());
  };
  return (
    <div>
      <RadioCards
        legend="How many"
        name={names.quantity}
        value={isCustomQuantity ? customQuantity : quantity}
        onChoose={choose}
        grid="grid-cols-2 sm:grid-cols-4"
        cards={[
          ...boxQuantityPresets.map((preset) => ({
            value: String(preset),
            content: <Tier title={formatCount(preset)} text={each(priceOf(live, preset))} />,
          })),
          {
            value: customQuantity,
            content: <Tier title="Custom" text={`up to ${formatCount(limits.maximumBoxes)}`} />,
          },
        ]}
      />
      {isCustomQuantity ? (
        <div ref={frame} className="mt-3 max-w-72">
          <TextField
            ref={fieldRef}
            label="Quantity"
            name={names.customQuantity}
            inputMode="numeric"
            maxLength={20}
            autoComplete="off"
            value={quantity}
            error={error ?? wrongQuantity(quantity, limits)}
            end="boxes"
            onChange={(event) => onChange({ quantity: event.currentTarget.value, isCustomQuantity: true })}
            onBlur={onLeave}
            className="figures"
          />
          {isTooMany(quantity, limits) ? (
            <AskForQuote box={writeChoice(choice)} className="inline-flex min-h-11 items-center">
              Ask for a quote for {formatCount(countOf(choice))}
            </AskForQuote>
          ) : null}
        </div>
      ) : null}
      <NextStep choice={choice} live={live} limits={limits} />
      {choice.quotation !== null && live.quote?.price?.quotation ? (
        <p className="mt-1 flex items-start gap-2 text-[0.9375rem]">
          <FileText aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-kraft-deep" />
          At the price of quotation {live.quote.price.quotation}.
        </p>
      ) : null}
      {live.quote?.price?.die ? (
        <p className="mt-1 flex items-start gap-2 text-[0.9375rem] text-teal">
          <Scissors aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          {dieNote(live.quote.price.die)}
        </p>
      ) : null}
    </div>
  );
}

function Tier({ title, text }: { title: string; text: string }) {
  return (
    <span className="flex flex-col px-3.5 py-2.5">
      <span className="figures font-semibold text-lg leading-snug">{title}</span>
      <span className="figures text-ink-soft text-sm">{text}</span>
    </span>
  );
}

/** What the next thousand would cost extra. */
function NextStep({ choice, live, limits }: Pick<QuantityChoiceProps, 'choice' | 'live' | 'limits'>) {
  const now = countOf(choice);
  const [price, next] = [priceOf(live, now), nextThousand(now, limits)];
  const dearer = next === null ? undefined : priceOf(live, next);
  if (price === undefined || next === null || dearer === undefined) return <p className="mt-2 min-h-6" />;
  const share = Math.round((dearer.total / price.total - 1) * 100);
  return (
    <p className="mt-2 flex min-h-6 items-start gap-2 text-[0.9375rem] text-teal">
      <TrendingDown aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <span className="figures">
        {formatCount(next)} boxes cost {share < 50 ? 'only ' : ''}
        {share} % more than {formatCount(now)}: {formatRupees((dearer.total - price.total) as Paise)}.
      </span>
    </p>
  );
}

const each = (price: Parameters<typeof perPiece>[0] | undefined): string =>
  price === undefined ? '…' : `${perPiece(price)} each`;
