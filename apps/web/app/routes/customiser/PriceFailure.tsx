import type { LiveQuote } from '../../features/configurator/use-quote.ts';

/** Takes the price's place in a price bar, with a button to try again. */
export function PriceFailure({ text, retry }: { text: string; retry: LiveQuote['retry'] }) {
  return (
    <p className="text-[0.9375rem] text-vermilion-deep">
      {text}{' '}
      <button type="button" onClick={retry} className="min-h-11 font-semibold underline underline-offset-4">
        Try again
      </button>
    </p>
  );
}
