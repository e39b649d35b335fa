import { type ChosenPlace, shownInPlace } from '@boxwright/contract';
import { useId } from 'react';
import { Button } from '../../../ui/Button.tsx';
import type { Placing } from './change-place.ts';
import { coveredWords } from './covered.ts';
import { type CropSide, cutOffOf, uncropped, withCutOff } from './crop-place.ts';
import { TypedFields } from './TypedFields.tsx';

interface CropToolsProps {
  placing: Placing;
  place: ChosenPlace;
  onPlace: (place: ChosenPlace) => void;
}

const fields = [
  ['left', 'Off the left'],
  ['top', 'Off the top'],
  ['right', 'Off the right'],
  ['bottom', 'Off the bottom'],
] as const satisfies readonly (readonly [CropSide, string])[];

/** Fields for how much of a picture is left out at each side. */
export function CropTools({ placing, place, onPlace }: CropToolsProps) {
  const id = useId();
  const shown = shownInPlace(place, placing.ratio);
  return (
    <fieldset
      className="mt-3 min-w-0 border-line border-t pt-3"
      // The form around it is for ordering.
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
      }}
    >
      <legend className="float-left mb-1 w-full font-semibold">Crop the picture</legend>
      <p id={`${id}limits`} className="clear-both mb-2 text-[0.9375rem] text-ink-soft">
        Drag a side or a corner of the frame, or its middle, or use these, in mm. What is outside the frame isn’t
        printed.
      </p>
      <TypedFields
        fields={fields}
        values={cutOffOf(place, placing)}
        isValid={(_, number) => number >= 0}
        onType={(side, by) => onPlace(withCutOff(place, side, by, placing))}
        wrong="Please enter a measure in mm, from 0."
        limits={`${id}limits`}
        className="max-w-lg grid-cols-2 sm:grid-cols-4"
      />
      <p role="status" className="figures mt-2 text-[0.9375rem]">
        {place.crop
          ? `${Math.round(shown.length)} × ${Math.round(shown.width)} mm of it are printed.`
          : 'All of it is printed.'}{' '}
        {coveredWords(place, placing)}
      </p>
      {place.crop ? (
        <Button tone="outline" size="small" className="mt-2" onClick={() => onPlace(uncropped(place, placing))}>
          Show all of it
        </Button>
      ) : null}
    </fieldset>
  );
}
