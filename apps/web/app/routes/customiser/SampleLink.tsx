import { formatRupees } from '@boxwright/money';
import { PackageCheck } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { AskForQuote } from '../../features/configurator/AskForQuote.tsx';
import { type BoxChoice, writeChoice } from '../../features/configurator/box-choice.ts';
import { sampleQuery } from '../../features/configurator/sample-query.ts';
import { paths } from '../../paths.ts';
import type { CustomiserData } from './load-customiser.ts';

interface SampleLinkProps {
  data: Pick<CustomiserData, 'product' | 'offer' | 'samplePrice'>;
  choice: BoxChoice;
  mayLeave: () => boolean;
}

/** Links to the sample of the box as it is configured, and to a question about it. */
export function SampleLink({ data: { product, offer, samplePrice }, choice, mayLeave }: SampleLinkProps) {
  const variant = offer.variants.find(({ id }) => id === choice.variantId);
  if (variant === undefined) return null;
  const stayForFile = (event: MouseEvent) => {
    if (!mayLeave()) event.preventDefault();
  };
  return (
    <div>
      <p className="rounded-md border border-line bg-card px-4 py-3 text-[0.9375rem]">
        <Link
          to={paths.orderSample(product.id, variant.route, sampleQuery(choice))}
          onClick={stayForFile}
          className="inline-flex min-h-11 items-center gap-2 font-semibold underline underline-offset-4"
        >
          <PackageCheck aria-hidden="true" className="size-5 shrink-0" /> Order a sample of this box
        </Link>
        <span className="block text-ink-soft">
          {formatRupees(samplePrice)} with GST and shipping, in exactly this size. The amount comes off your bulk order.
        </span>
      </p>
      <p className="mt-2 text-[0.9375rem] text-ink-soft">
        Not sure about it?{' '}
        <AskForQuote
          box={writeChoice(choice)}
          onClick={stayForFile}
          className="inline-flex min-h-11 items-center font-medium text-ink"
        >
          Ask about this box
        </AskForQuote>
      </p>
    </div>
  );
}
