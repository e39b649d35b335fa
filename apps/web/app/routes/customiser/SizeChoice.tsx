import type { Failure, Variant } from '@boxwright/contract';
import { Ruler } from 'lucide-react';
import { memo, useRef } from 'react';
import {
  type BoxChoice,
  names,
  type OwnSize,
  ownSizeChoice,
  typedSize,
} from '../../features/configurator/box-choice.ts';
import { shortName, sizeText } from '../../features/configurator/box-words.ts';
import { RadioCards } from '../../ui/RadioCards.tsx';
import { OwnSizeFields } from './OwnSizeFields.tsx';
import type { StyleSides } from './side-limits.ts';

interface SizeChoiceProps {
  variants: readonly Variant[];
  styles: Readonly<Record<string, StyleSides>>;
  /** Name of the category, which each variant's name repeats. */
  category: string;
  choice: BoxChoice;
  problem: Failure | null;
  /** The size that the price is for. */
  priced: Variant | OwnSize | undefined;
  onChange: (changes: Pick<BoxChoice, 'variantId' | 'ownSize'>) => void;
}

/** The category's sizes, or a custom size in the style of the chosen one. */
export const SizeChoice = memo(function SizeChoice({
  variants,
  styles,
  category,
  choice,
  problem,
  priced,
  onChange,
}: SizeChoiceProps) {
  const { variantId, ownSize } = choice;
  const frame = useRef<HTMLDivElement>(null);
  const variant = variants.find(({ id }) => id === variantId);
  const style = variant && styles[variant.style];
  const setOwn = (size: OwnSize) => onChange({ variantId, ownSize: size });
  const choose = (chosen: string) => {
    if (chosen !== ownSizeChoice) return onChange({ variantId: Number(chosen), ownSize: null });
    if (variant === undefined) return;
    setOwn(typedSize(variant));
    // The fields appear only after the next render.
    requestAnimationFrame(() => frame.current?.querySelector<HTMLInputElement>('input:not([type=hidden])')?.select());
  };
  return (
    <div>
      {/* The variant that a custom size is based on; a form sent without scripts needs it. */}
      <input type="hidden" name={names.like} value={variantId} />
      <RadioCards
        legend={
          <>
            Size <span className="font-normal text-[0.9375rem] text-ink-soft">inside, length × width × height</span>
          </>
        }
        name={names.variant}
        value={ownSize === null ? String(variantId) : ownSizeChoice}
        onChoose={choose}
        grid="grid-cols-2 sm:grid-cols-3"
        cards={[
          ...variants.map((each) => ({
            value: String(each.id),
            content: (
              <span className="flex flex-col px-3.5 py-2.5">
                <span className="font-semibold">{shortName(each, category)}</span>
                <span className="figures text-ink-soft text-sm">{sizeText(each)}</span>
              </span>
            ),
          })),
          ...(style === undefined ? [] : [{ value: ownSizeChoice, content: <OwnTile /> }]),
        ]}
      />
      <div ref={frame}>
        {ownSize === null || style === undefined ? null : (
          <OwnSizeFields
            choice={choice}
            size={ownSize}
            style={style}
            problem={problem}
            priced={priced}
            onChange={setOwn}
          />
        )}
      </div>
    </div>
  );
});

function OwnTile() {
  return (
    <span className="flex flex-col px-3.5 py-2.5">
      <span className="flex items-center gap-2 font-semibold">
        Your own size <Ruler aria-hidden="true" className="size-4.5 shrink-0 text-kraft-deep" />
      </span>
      <span className="text-ink-soft text-sm">to the millimetre</span>
    </span>
  );
}
