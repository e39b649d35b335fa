import { type Measured, measuredNames, waysToMeasure } from '@boxwright/contract';
import { RadioTile } from '../../ui/RadioCards.tsx';
import { names, type OwnSize } from './box-choice.ts';

interface WayToMeasureProps {
  measured: Measured;
  onChange: (measured: Measured) => void;
}

/** How a custom size was measured. */
export function WayToMeasure({ measured, onChange }: WayToMeasureProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-[0.9375rem]">Measured</legend>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {waysToMeasure.map((way) => (
          <RadioTile
            key={way}
            group={names.measured}
            value={way}
            isChosen={way === measured}
            onChoose={() => onChange(way)}
            className="items-center justify-center px-1 text-center text-[0.9375rem] leading-tight"
          >
            {measuredNames[way]}
          </RadioTile>
        ))}
      </div>
    </fieldset>
  );
}

/** The same figures, measured in another way. */
export const measuredAs = ({ length, width, height }: OwnSize, measured: Measured): OwnSize => ({
  length,
  width,
  height,
  ...(measured === 'inside' ? {} : { measured }),
});
