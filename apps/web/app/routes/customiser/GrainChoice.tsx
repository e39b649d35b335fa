import { type GrainWish, grainChoices, grainWishIn } from '@boxwright/contract';
import { memo } from 'react';
import { names } from '../../features/configurator/box-choice.ts';
import { Select } from '../../ui/Select.tsx';

interface GrainChoiceProps {
  grain: GrainWish | null;
  /** What the shown price promises, in words; undefined without a price. */
  promised: string | undefined;
  onChoose: (grain: GrainWish | null) => void;
}

/** Whether the fibres of the board are held in the direction that the box likes best. */
export const GrainChoice = memo(function GrainChoice({ grain, promised, onChoose }: GrainChoiceProps) {
  return (
    <div className="max-w-72">
      <Select
        label="Grain of the board"
        hint={`${promised === undefined ? '' : `${promised} at this price. `}Creases across the grain fold clean and walls stay flat.`}
        name={names.wish}
        placeholder="As this box needs it"
        options={grainChoices}
        value={grain ?? ''}
        onChange={(event) => onChoose(grainWishIn(event.currentTarget.value))}
      />
    </div>
  );
});
