import { type ArtworkRow, type ChosenPlace, chosenLength, sizeInPlace } from '@boxwright/contract';
import { Expand, ImageMinus, ImagePlus, RotateCcw, RotateCw, Shrink } from 'lucide-react';
import { useId } from 'react';
import { ToolButton } from '../../dieline/ToolButton.tsx';
import { sharpnessOf, sharpnessWords } from '../../stickers/artwork/sharpness.ts';
import { covering, kept, type Placing, scaled, turned, whole } from './change-place.ts';
import { coveredWords } from './covered.ts';
import { TypedFields } from './TypedFields.tsx';

interface PlaceToolsProps {
  placing: Placing;
  artwork: Pick<ArtworkRow, 'leastPixels' | 'pixelWidth'>;
  place: ChosenPlace;
  onPlace: (place: ChosenPlace) => void;
}

const fields = [
  ['x', 'From the left'],
  ['y', 'From the top'],
  ['length', 'Length'],
] as const;
const zoom = 1.1;

/** Buttons and fields for where a picture lies, and how sharp it is printed there. */
export function PlaceTools({ placing, artwork, place, onPlace }: PlaceToolsProps) {
  const id = useId();
  const { lying, own } = sizeInPlace(place, placing.ratio);
  const size = { length: Math.round(lying.length), width: Math.round(lying.width) };
  const sharpness = sharpnessOf(artwork, lying, (factor) => factor * own.length);
  return (
    <fieldset
      className="mt-3 min-w-0 border-line border-t pt-3"
      // The form around it is for ordering.
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
      }}
    >
      <legend className="float-left mb-1 w-full font-semibold">Place the picture</legend>
      <p id={`${id}limits`} className="clear-both mb-2 text-[0.9375rem] text-ink-soft">
        Drag it on the drawing, spread two fingers, or use these, in mm. What lies beyond the cut is cut off.
      </p>
      <div className="flex flex-wrap gap-1.5">
        <ToolButton
          name="Picture smaller"
          Icon={ImageMinus}
          onPress={() => onPlace(scaled(place, 1 / zoom, placing))}
        />
        <ToolButton name="Picture larger" Icon={ImagePlus} onPress={() => onPlace(scaled(place, zoom, placing))} />
        <ToolButton name="Turn picture left" Icon={RotateCcw} onPress={() => onPlace(turned(place, -1, placing))} />
        <ToolButton name="Turn picture right" Icon={RotateCw} onPress={() => onPlace(turned(place, 1, placing))} />
        <ToolButton name="Cover the drawing" Icon={Expand} onPress={() => onPlace(covering(place, placing))} />
        <ToolButton name="Whole picture" Icon={Shrink} onPress={() => onPlace(whole(place, placing))} />
      </div>
      <TypedFields
        fields={fields}
        values={place}
        isValid={isPlace}
        onType={(field, number) => onPlace(kept({ ...place, [field]: number }, placing))}
        wrong={`Please enter a measure in mm; the length is from ${chosenLength.least} to ${chosenLength.most} mm.`}
        limits={`${id}limits`}
        className="max-w-md grid-cols-3"
      />
      <p role="status" className="figures mt-2 text-[0.9375rem]">
        {sharpness === null
          ? `It is ${size.length} × ${size.width} mm here, and prints sharply at every size.`
          : sharpnessWords(sharpness, size)}{' '}
        {coveredWords(place, placing)}
      </p>
    </fieldset>
  );
}

const isPlace = (field: string, number: number): boolean =>
  Math.abs(number) <= chosenLength.most && (field !== 'length' || number >= chosenLength.least);
