import type { Output } from '@boxwright/contract';
import { amountOrDash } from '../configurator/box-words.ts';
import type { BoxToDeliver } from './delivery-chat.ts';

interface WhatItWeighsProps {
  box: BoxToDeliver;
  /** Null while the quantity can't be ordered. */
  quote: Output<'GetQuote'> | null;
}

/** The box of a delivery quote: what the charge depends on, and the charge if it is known at once. */
export function WhatItWeighs({ box, quote }: WhatItWeighsProps) {
  const price = quote?.price ?? null;
  const delivery = quote?.delivery ?? null;
  return (
    <div className="rounded-md bg-board/60 p-4">
      <p className="font-semibold">{box.name}</p>
      <p className="figures text-ink-soft text-sm">{box.size} inside</p>
      <dl
        aria-live="polite"
        className="figures mt-3 flex flex-wrap justify-between gap-x-3 gap-y-2 text-[0.9375rem] sm:justify-start sm:gap-x-8 [&_dd]:font-semibold [&_dt]:text-sm"
      >
        <div>
          <dt className="text-ink-soft">weight</dt>
          <dd>{price === null ? '—' : `${price.weight} kg`}</dd>
        </div>
        <div>
          <dt className="text-ink-soft">goods</dt>
          <dd>{amountOrDash(price?.total)}</dd>
        </div>
        <div>
          <dt className="text-ink-soft">delivery</dt>
          <dd>{delivery?.error ? 'we quote it' : amountOrDash(delivery?.delivery)}</dd>
        </div>
      </dl>
      {delivery?.error ? <p className="mt-2 text-sm">{delivery.error}</p> : null}
    </div>
  );
}
