import { useMemo } from 'react';
import { names } from '../../../features/configurator/box-choice.ts';
import { BoxArtworkField } from '../later-parts.tsx';
import { type SeenBox, seenBox } from '../seen-box.ts';
import { printedBoxOf } from './printed-box.ts';

interface ChosenArtworkProps extends Pick<SeenBox, 'data' | 'variant' | 'ownSize' | 'board' | 'artwork'> {
  onChange: (artwork: string | null) => void;
  onFold?: () => void;
}

/** The artwork of the box on the screen; a form that is sent without script keeps it. */
export function ChosenArtwork({ artwork, onChange, onFold, ...seen }: ChosenArtworkProps) {
  const { variant } = seenBox(seen);
  const key = JSON.stringify(printedBoxOf(variant, seen.board));
  // The same object until the box changes, because the field is hydrated later.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the box.
  const box = useMemo(() => printedBoxOf(variant, seen.board), [key]);
  return (
    <div>
      {artwork === null ? null : <input type="hidden" name={names.artwork} value={artwork} />}
      <BoxArtworkField
        token={artwork}
        box={box}
        boxName={seen.data.product.itemName}
        onChange={onChange}
        onFold={onFold}
      />
    </div>
  );
}
