import { fullColour, isPrint, unprinted, usualPrint } from './print.ts';

/** The inks of a side: how many of the process (4: full colour, 1: black), and spot inks by their names. */
export interface InksOfSide {
  readonly process: number;
  readonly spots: readonly string[];
}

export interface BoxPrint {
  readonly outside: InksOfSide;
  readonly inside: InksOfSide;
}

/** Styles that nobody sees once the box is filled. */
const insides: readonly string[] = ['divider-insert'];

/** How boxes of a style are printed unless the buyer wants something else. */
export const usualPrintOf = (style: string): string => (insides.includes(style) ? unprinted : fullColour);

/** How a box of a style is printed by this choice. */
export const chosenPrint = (print: string, style: string): string =>
  print === usualPrint ? usualPrintOf(style) : print;

/** Names of inks that aren't spot inks: those of the process, and of the plates that a shop adds itself. */
const taken = ['cyan', 'magenta', 'yellow', 'black', 'white', 'gloss', 'all', 'none'];

/** A print as `isPrint` describes it; null for another text, or for inks that a side can't have. */
export function readPrint(text: string): BoxPrint | null {
  if (!isPrint(text)) return null;
  const [outside = '0', inside = '0'] = text.split('/');
  const print = { outside: sideIn(outside), inside: sideIn(inside) };
  const areNames = ({ spots }: InksOfSide) =>
    spots.every(isInkName) && new Set(spots.map((name) => name.toLowerCase())).size === spots.length;
  return areNames(print.outside) && areNames(print.inside) ? print : null;
}

/** Whether a name can be a spot ink's. */
const isInkName = (name: string): boolean =>
  isPrint(`0+${name}`) && !/[+/]/.test(name) && name === name.trim() && !taken.includes(name.toLowerCase());

const sideIn = (text: string): InksOfSide => {
  const [process = '0', ...spots] = text.split('+');
  return { process: Number(process), spots };
};

const writeSide = ({ process, spots }: InksOfSide): string => [process, ...spots].join('+');

/** A print as text, without an inside that isn't printed. */
export const writePrint = ({ outside, inside }: BoxPrint): string => {
  const [front, back] = [writeSide(outside), writeSide(inside)];
  return back === '0' ? front : `${front}/${back}`;
};

/** The text of a print that can't be read. */
export const printUnreadable =
  'Please name spot inks in letters and numbers, such as PANTONE 186 C, each once and up to 30 characters long.';

/** A spot ink whose name isn't known yet: "Spot 1". */
export const isUnnamed = (ink: string): boolean => /^spot \d$/i.test(ink);

/** What a side can be printed with, in the order of a form: its value has unnamed spot inks. */
export const printsOfOutside = [
  { value: '4', label: 'Full colour' },
  { value: '4+Spot 1', label: 'Full colour and a spot' },
  { value: '0+Spot 1', label: 'One spot colour' },
  { value: '0+Spot 1+Spot 2', label: 'Two spot colours' },
  { value: '1', label: 'Black only' },
  { value: '1+Spot 1', label: 'Black and a spot' },
  { value: '0', label: 'Unprinted' },
] as const;

export const printsOfInside = [
  { value: '0', label: 'Unprinted' },
  { value: '1', label: 'Black only' },
  { value: '0+Spot 1', label: 'One spot colour' },
  { value: '4', label: 'Full colour' },
] as const;

/** Whether a side has any ink. */
export const isInked = ({ process, spots }: InksOfSide): boolean => process > 0 || spots.length > 0;

/** Whether a box that is printed so has print on its inside as well; null is full colour outside alone. */
export function printsInside(print: string | null): boolean {
  const sides = print === null ? null : readPrint(print);
  return sides !== null && isInked(sides.inside);
}

/** The value of a form's choice for a side: the same inks without their names. */
export const choiceOf = ({ process, spots }: InksOfSide): string =>
  writeSide({ process, spots: spots.map((_, index) => `Spot ${index + 1}`) });

/**
 * A print from the controls of a form: the choice of each side, and the typed names of its spot inks in their order.
 * Empty and impossible names stay unnamed, and an unprinted box has no inside.
 */
export function joinPrint(outside: string, inside: string, names: readonly string[]): string {
  const [front, back] = [sideIn(outside), sideIn(outside === unprinted ? '0' : inside)];
  const named = (spots: readonly string[], from: number) =>
    spots.map((spot, index) => {
      const name = (names[from + index] ?? '').replaceAll(/[+/,\s]+/g, ' ').trim();
      const isOther = !names
        .slice(from, from + index)
        .some((other) => other.trim().toLowerCase() === name.toLowerCase());
      return isInkName(name) && isOther ? name : spot;
    });
  return writePrint({
    outside: { ...front, spots: named(front.spots, 0) },
    inside: { ...back, spots: named(back.spots, front.spots.length) },
  });
}

/** "Full colour", "One spot colour (PANTONE 186 C) outside, black inside", "Unprinted". */
export function printWords(text: string): string {
  const print = readPrint(text);
  if (print === null || text === unprinted) return 'Unprinted';
  const [outside, inside] = [sideWords(print.outside), sideWords(print.inside)];
  const words = inside === '' ? outside : `${outside} outside, ${inside} inside`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const processWords: Readonly<Record<number, string>> = { 1: 'black', 4: 'full colour' };
const counts = ['', 'one spot colour', 'two spot colours', 'three spot colours', 'four spot colours'];

function sideWords({ process, spots }: InksOfSide): string {
  const named = spots.filter((ink) => !isUnnamed(ink));
  const words = [processWords[process] ?? '', counts[spots.length] ?? ''].filter(Boolean).join(' and ');
  return named.length === 0 ? words : `${words} (${named.join(', ')})`;
}
