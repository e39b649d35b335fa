import { type KeyboardEvent, useId, useState } from 'react';
import type { Frame } from '../dieline/studio-picture.ts';
import type { DrawingPlace, FlatWork } from './flat-work.ts';

interface AimProps {
  work: Pick<FlatWork, 'length' | 'width'>;
  /** The part of the drawing that is visible. */
  seen: Frame;
  /** The item's name. */
  name: string;
  onPlace: ((place: DrawingPlace) => void) | undefined;
}

const directions: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Points at a place of a drawing by keyboard: arrows move a cross from the middle of what is visible, by a twentieth of
 * it or with Shift by a millimetre; Enter takes the place, and Escape gives it up. Nothing without `onPlace`.
 */
export function useKeyboardAim({ work, seen, name, onPlace }: AimProps) {
  const hintId = useId();
  const [place, setPlace] = useState<DrawingPlace | null>(null);
  if (onPlace === undefined) return { place: null, hintId, frame: {} };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // A pin is a link, which takes its own keys.
    if (event.target !== event.currentTarget) return;
    const direction = directions[event.key];
    if (direction !== undefined) setPlace(movedAim(place, direction, event.shiftKey ? 1 : seen.width / 20, work, seen));
    else if (event.key === 'Escape' && place !== null) setPlace(null);
    else if (event.key === 'Enter' && place !== null) {
      onPlace(place);
      setPlace(null);
    } else return;
    event.preventDefault();
  };
  return {
    place,
    hintId,
    frame: {
      role: 'application',
      tabIndex: 0,
      'aria-label': `Place of a comment on ${name}`,
      'aria-describedby': hintId,
      onKeyDown,
      onBlur: () => setPlace(null),
    },
  };
}

/** The cross after one press; the first one shows it in the middle of what is visible. */
export function movedAim(
  place: DrawingPlace | null,
  [right, down]: readonly [number, number],
  step: number,
  { length, width }: AimProps['work'],
  seen: Frame,
): DrawingPlace {
  const [x, y] =
    place === null
      ? [seen.x + seen.width / 2, seen.y + seen.height / 2]
      : [place.x + right * step, place.y + down * step];
  return { x: within(x, length), y: within(y, width) };
}

/** On the drawing, to a tenth of a millimetre. */
export const within = (at: number, most: number): number => Math.round(Math.min(most, Math.max(0, at)) * 10) / 10;
