import { useId } from 'react';
import { RadioTile } from '../../ui/RadioCards.tsx';
import { putIn, type TypedSides, type WayIn, wayIn, waysOf } from './product-ways.ts';

const names: Readonly<Record<WayIn, string>> = { standing: 'Standing', side: 'On its side', lying: 'Lying' };

interface ProductWaysProps {
  size: TypedSides;
  onChange: (size: TypedSides) => void;
}

/** How the product is put into the box, which turns its typed sides. Without scripts, buyers type them as it stands. */
export function ProductWays({ size, onChange }: ProductWaysProps) {
  const group = useId();
  const chosen = wayIn(size);
  return (
    <>
      <fieldset className="mt-3 noscript:hidden">
        <legend className="mb-1.5 font-medium text-[0.9375rem]">How it goes in</legend>
        <div className="grid grid-cols-3 gap-2">
          {waysOf(size).map((way) => (
            <RadioTile
              key={way}
              group={group}
              value={way}
              isChosen={way === chosen}
              onChoose={() => onChange(putIn(size, way))}
              className="items-center justify-center px-1 text-center text-[0.9375rem] leading-tight"
            >
              {names[way]}
            </RadioTile>
          ))}
        </div>
      </fieldset>
      <p className="mt-2 text-ink-soft text-sm">
        Its size as it stands in the box: a round one is as wide as it is long. The box is made a little larger, so that
        it goes in and comes out easily.
      </p>
    </>
  );
}
