import { ArrowRight, BadgeCheck, ReceiptText, Ruler } from 'lucide-react';
import { paths } from '../../paths.ts';
import { island } from '../../ui/island.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import type { CalculatorData } from './load-calculator.ts';

/** Hydrated later: it is rendered with a price, which most visitors don't change. Earlier typing is repeated. */
export const LaterCalculator = island(() => import('./Calculator.tsx').then(({ Calculator }) => Calculator));

/** The home page's first section with the price calculator. */
export function Banner({ data }: { data: CalculatorData | null }) {
  return (
    <section
      id="home"
      className="page grid grid-cols-[minmax(0,1fr)] gap-x-12 pt-6 pb-10 md:py-14 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] lg:grid-rows-[auto_auto_auto_1fr]"
    >
      <div>
        <p className="font-semibold text-vermilion-deep text-xs uppercase tracking-[0.05em] sm:text-[0.8125rem] sm:tracking-[0.08em]">
          Custom printed packaging, made in Chennai
        </p>
        <h1 className="mt-2 text-[1.875rem] leading-[1.06] min-[430px]:text-[2.125rem] sm:mt-4 sm:max-w-[16ch] sm:text-6xl sm:leading-[1.04]">
          Boxes in your size. The price as you type.
        </h1>
        <p className="mt-2 max-w-[34rem] text-ink-soft max-sm:text-[0.9375rem] max-sm:leading-snug sm:mt-5 sm:text-lg">
          Enter three dimensions and a quantity. You see the whole price, GST and delivery included, before you speak to
          anyone.
        </p>
      </div>
      {data ? (
        <LaterCalculator data={data} />
      ) : (
        <LinkButton to={paths.shop} className="mt-7 justify-self-start">
          See all boxes <ArrowRight aria-hidden="true" className="size-5" />
        </LinkButton>
      )}
      <ul className="mt-6 flex flex-wrap gap-x-7 gap-y-2 self-start text-[0.9375rem] text-ink-soft lg:col-start-1">
        <Assurance Icon={Ruler} text="Dieline free, before you buy" />
        <Assurance Icon={BadgeCheck} text="Proof before print" />
        <Assurance Icon={ReceiptText} text="GST invoice" />
      </ul>
    </section>
  );
}

function Assurance({ Icon, text }: { Icon: typeof Ruler; text: string }) {
  return (
    <li className="flex items-center gap-2.5">
      <Icon aria-hidden="true" className="size-5 text-kraft-deep" /> {text}
    </li>
  );
}
