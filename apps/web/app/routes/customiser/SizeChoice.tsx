import type { Variant } from '@boxwright/contract';
import { RadioCards } from '../../ui/RadioCards.tsx';
import { names } from './configuration.ts';

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

/** "100 g" of "Soap Box 100 g". */
export const shortName = ({ name }: Pick<Variant, 'name'>, category: string): string =>
  name.startsWith(`${category} `) ? name.slice(category.length + 1) : name;

/** "60 × 32 × 90 mm". */
export const sizeText = ({ length, width, height }: Pick<Variant, 'length' | 'width' | 'height'>): string =>
  `${length} × ${width} × ${height} mm`;
