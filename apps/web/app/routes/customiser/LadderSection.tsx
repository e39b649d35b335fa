import { type BoxLimits, boxQuantityPresets } from '@boxwright/contract';
import { useDeferredValue } from 'react';
import { OtherQuantities } from './later-parts.tsx';
import type { BoxFormState } from './use-box-form.ts';

/**
 * Prices of other quantities of the quoted box; renders nothing without a quote. Deferred, because on a slow phone they
 * take as long to render as the rest of the page.
 */
export function LadderSection({ form: { live, update }, limits }: { form: BoxFormState; limits: BoxLimits }) {
  const { quote, quoted, isPending } = live;
  const prices =
    quote === null || quoted === null ? null : (
      <OtherQuantities
        quote={quote}
        quoted={quoted}
        limits={limits}
        isPending={isPending}
        onChoose={(quantity) =>
          update({
            quantity: String(quantity),
            isCustomQuantity: !boxQuantityPresets.some((preset) => preset === quantity),
          })
        }
      />
    );
  const shown = useDeferredValue(prices);
  if (shown === null) return null;
  return (
    <section aria-labelledby="ladder-title" className="border-line border-t">
      <div className="page py-9 md:py-12">
        <h2 id="ladder-title" className="mb-4 text-2xl md:mb-6 md:text-3xl">
          What other quantities cost
        </h2>
        {shown}
      </div>
    </section>
  );
}
