import { ArrowRight, BadgeCheck, ReceiptText, Ruler } from 'lucide-react';
import { paths } from '../../paths.ts';
import { island } from '../../ui/island.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { across, Picture } from '../../ui/Picture.tsx';
import type { CalculatorData } from './load-calculator.ts';

/** Hydrated later: it is rendered with a price, which most visitors don't change. Earlier typing is repeated. */
export const LaterCalculator = island(() => import('./Calculator.tsx').then(({ Calculator }) => Calculator));

/** The home page's first section with the price calculator. */
export function Banner({ data }: { data: CalculatorData | null }) {
  return (
    <section
      id="home"
      className="page grid items-center gap-x-12 gap-y-10 py-10 md:py-16 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]"
    >
      <div>
        <p className="font-semibold text-vermilion-deep text-xs uppercase tracking-[0.05em] sm:text-[0.8125rem] sm:tracking-[0.08em]">
          Custom printed packaging, made in Chennai
        </p>
        <h1 className="mt-4 max-w-[16ch] text-[2.75rem] leading-[1.04] sm:text-6xl">
          Boxes in your size. The price as you type.
        </h1>
        <p className="mt-5 max-w-[34rem] text-ink-soft text-lg">
          Enter three dimensions and a quantity. You see the whole price, GST and delivery included, before you speak to
          anyone.
        </p>
        {data ? (
          <LaterCalculator data={data} />
        ) : (
          <LinkButton to={paths.shop} className="mt-7">
            See all boxes <ArrowRight aria-hidden="true" className="size-5" />
          </LinkButton>
        )}
        <ul className="mt-6 flex flex-wrap gap-x-7 gap-y-2 text-[0.9375rem] text-ink-soft">
          <Assurance Icon={Ruler} text="Dieline free, before you buy" />
          <Assurance Icon={BadgeCheck} text="Digital sample before print" />
          <Assurance Icon={ReceiptText} text="GST invoice" />
        </ul>
      </div>
      <div className="relative mx-auto w-full max-w-[36rem]">
        <Picture
          src="/images/home-hero.webp"
          alt="Three printed cartons in front of the flat blank that one of them is folded from"
          sizes={`(min-width: 64rem) 36rem, ${across}`}
          priority="wide"
          className="aspect-[5/4] w-full rounded-sm object-cover"
        />
        <Mark className="top-3 left-3" />
        <Mark className="top-3 right-3" />
        <Mark className="bottom-3 left-3" />
        <Mark className="right-3 bottom-3" />
      </div>
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

/** A registration mark. */
function Mark({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className={`absolute size-5 text-ink/60 ${className}`}>
      <circle cx="10" cy="10" r="5" fill="none" stroke="currentColor" />
      <path d="M10 1v18M1 10h18" stroke="currentColor" />
    </svg>
  );
}
