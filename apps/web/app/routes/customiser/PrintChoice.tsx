import {
  choiceOf,
  chosenPrint,
  fullColour,
  isUnnamed,
  joinPrint,
  printsOfInside,
  printsOfOutside,
  readPrint,
  unprinted,
} from '@boxwright/contract';
import { memo, useState } from 'react';
import { names } from '../../features/configurator/box-choice.ts';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';

interface PrintChoiceProps {
  style: string;
  /** As `isPrint` describes it, or as the style usually is. */
  print: string;
  onChoose: (print: string) => void;
}

/** What each side is printed with: full colour, spot inks by their names, black, or nothing. */
export const PrintChoice = memo(function PrintChoice({ style, print, onChoose }: PrintChoiceProps) {
  const chosen = chosenPrint(print, style);
  const { outside, inside } = readPrint(chosen) ?? usual;
  const spots = [...outside.spots, ...inside.spots];
  /** Names that are being typed, which may not be a name yet. */
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({});
  const [front, back] = [choiceOf(outside), choiceOf(inside)];
  const inks = spots.map((name, index) => typed[index] ?? (isUnnamed(name) ? '' : name));
  const choose = (one: string, other: string) => {
    // The names of a side stay with it.
    const kept = one === front ? inks : [...inks.slice(0, spotsIn(one)), ...inks.slice(outside.spots.length)];
    setTyped({});
    onChoose(joinPrint(one, other, kept));
  };
  const rename = (index: number, name: string) => {
    setTyped({ ...typed, [index]: name });
    onChoose(joinPrint(front, back, inks.with(index, name)));
  };
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-3 font-semibold">Print</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label="Outside"
          name={names.outside}
          options={withOwn(printsOfOutside, front)}
          value={front}
          onChange={(event) => choose(event.currentTarget.value, back)}
        />
        {chosen === unprinted ? null : (
          <Select
            label="Inside"
            name={names.inside}
            options={withOwn(printsOfInside, back)}
            value={back}
            onChange={(event) => choose(front, event.currentTarget.value)}
          />
        )}
        {inks.map((name, index) => (
          <TextField
            // biome-ignore lint/suspicious/noArrayIndexKey: an ink is its place in the list
            key={index}
            label={`Spot ink ${index < outside.spots.length ? 'outside' : 'inside'}`}
            optional
            name={names.ink}
            maxLength={30}
            autoComplete="off"
            placeholder="PANTONE 186 C"
            value={name}
            error={isTaken(name, spots[index] ?? '') ? unusable : undefined}
            onChange={(event) => rename(index, event.currentTarget.value)}
          />
        ))}
      </div>
      <p className="-mt-1 text-ink-soft text-sm">{hintOf(chosen, spots.length > 0)}</p>
    </fieldset>
  );
});

const usual = { outside: { process: 4, spots: [] }, inside: { process: 0, spots: [] } };

const unusable = 'The ink stays without a name: please type the name of another spot ink.';

/** Whether something is typed that isn't the ink's name: no name of a spot ink, or one of another. */
const isTaken = (typed: string, ink: string): boolean => typed.trim() !== '' && !isUnnamed(typed) && isUnnamed(ink);

const spotsIn = (choice: string): number => choice.split('+').length - 1;

/** The options of a form, with the one of a link that names more inks than the form offers. */
const withOwn = (options: readonly { readonly value: string; readonly label: string }[], own: string) =>
  options.some(({ value }) => value === own) ? options : [...options, { value: own, label: 'As in your link' }];

const hintOf = (print: string, hasSpots: boolean): string => {
  if (print === unprinted) return 'Bare board: no plates, no artwork and no proof.';
  if (print.includes('/'))
    return 'The inside is a second pass of the press. Put it on the page after the outside in your PDF, as seen from inside: the proof shows both.';
  if (hasSpots) return 'Each spot ink has a plate, and the press is washed for it. A name can follow with your file.';
  return print === fullColour ? 'Cyan, magenta, yellow and black.' : 'One plate.';
};
