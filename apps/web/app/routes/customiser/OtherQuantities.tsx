import type { BoxLimits } from '@boxwright/contract';
import { lazy } from 'react';
import { Link } from 'react-router';
import { type BoxChoice, pricedQuantity, writeChoice } from '../../features/configurator/box-choice.ts';
import { ladderQuantities } from '../../features/configurator/ladder-quantities.ts';
import { boxInput } from '../../features/configurator/quote-input.ts';
import type { Quote } from '../../features/configurator/use-quote.ts';
import { Prices } from '../../features/prices/Prices.tsx';
import { paths } from '../../paths.ts';

const PriceSheet = lazy(() =>
  import('../../features/prices/PriceSheet.tsx').then(({ PriceSheet }) => ({ default: PriceSheet })),
);

interface OtherQuantitiesProps {
  quote: Quote;
  /** The choice that the quote is for. */
  quoted: BoxChoice;
  limits: BoxLimits;
  isPending: boolean;
  onChoose: (quantity: number) => void;
}

/** Price ladder and printing sheet of the box whose price is in the bar. */
export function OtherQuantities({ quote, quoted, limits, isPending, onChoose }: OtherQuantitiesProps) {
  const quantity = pricedQuantity(quoted, limits);
  const shown = ladderQuantities(quantity);
  return (
    <>
      <Prices>
        <PriceSheet
          box={boxInput(quoted)}
          steps={quote.steps.filter((step) => shown.includes(step.quantity))}
          quantity={quantity}
          isPending={isPending}
          onChoose={onChoose}
        />
      </Prices>
      <p className="mt-5 text-ink-soft md:mt-8">
        Flavours or scents in the same box?{' '}
        <Link
          to={paths.severalDesigns(writeChoice(quoted))}
          className="inline-flex min-h-11 items-center font-semibold text-ink underline underline-offset-4"
        >
          Several designs share die and run
        </Link>
      </p>
    </>
  );
}
