import type { Variant } from '@boxwright/contract';
import { shortName, sizeText } from '../../features/configurator/box-words.ts';
import { names } from '../../features/configurator/configuration.ts';
import { RadioCards } from '../../ui/RadioCards.tsx';

interface SizeChoiceProps {
  variants: readonly Variant[];
  /** Name of the category, which each variant's name repeats. */
  category: string;
  value: number;
  onChoose: (variantId: number) => void;
}

export function SizeChoice({ variants, category, value, onChoose }: SizeChoiceProps) {
  return (
    <RadioCards
      legend={
        <>
          Size <span className="font-normal text-[0.9375rem] text-ink-soft">inside, length × width × height</span>
        </>
      }
      name={names.variant}
      value={value}
      onChoose={onChoose}
      grid="grid-cols-2 sm:grid-cols-3"
      cards={variants.map((variant) => ({
        value: variant.id,
        content: (
          <span className="flex flex-col px-3.5 py-2.5">
            <span className="font-semibold">{shortName(variant, category)}</span>
            <span className="figures text-ink-soft text-sm">{sizeText(variant)}</span>
          </span>
        ),
      }))}
    />
  );
}
