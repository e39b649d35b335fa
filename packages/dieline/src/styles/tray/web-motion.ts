import type { Hinge } from '../../dieline.ts';
import type { Point3 } from '../../geometry/space.ts';
import { dot, minus, plus, times, unit } from '../../geometry/space.ts';

type Motion = NonNullable<Hinge['motion']>;

/** Folding orders of a webbed tray: all walls rise, the webs are laid against the ends, and the ends roll over them. */
export const webOrder = { rising: 0, laying: 1, rolling: 2 } as const;

const steps = 16;
const smooth = (share: number) => share * share * (3 - 2 * share);
const quarterTurn = Math.PI / 2;

/** The angle of the walls at each step. */
const rising = Array.from({ length: steps + 1 }, (_, step): readonly [number, number] => [
  webOrder.rising + step / steps,
  smooth(step / steps) * quarterTurn,
]);

/** All four walls rise together, because a web joins each to the next. */
export const wallMotion: Motion = rising;

/**
 * Half a web is pushed in as the walls rise, until both halves stand between the two walls; then they are laid against
 * the end.
 *
 * @param laid the half's final angle to its own wall
 */
export function webMotion(laid: number): Motion {
  return [
    ...rising.map(([step, risen]) => [step, pushedIn(risen)] as const),
    ...Array.from({ length: steps }, (_, index): readonly [number, number] => {
      const share = (index + 1) / steps;
      return [webOrder.laying + share, pushedIn(quarterTurn) + (laid - pushedIn(quarterTurn)) * smooth(share)];
    }),
  ];
}

/**
 * The angle between a wall and its half of the web when both walls have risen equally. The web's crease is at 45° to the
 * ends of both walls, which determines its direction.
 */
function pushedIn(risen: number): number {
  const [sin, cos] = [Math.sin(risen), Math.cos(risen)];
  // The ends of the two walls, rising from a corner of the base, which lies towards x and z.
  const [one, other]: [Point3, Point3] = [
    [0, sin, -cos],
    [-cos, sin, 0],
  ];
  const between = unit(plus(one, other));
  const level = Math.min(1, Math.SQRT1_2 / dot(between, one));
  const inwards = unit([sin, cos, sin]);
  const crease = plus(times(between, level), times(inwards, Math.sqrt(1 - level * level)));
  const across = minus(crease, times(one, dot(crease, one)));
  return Math.atan2(dot(across, [0, cos, sin]), -across[0]);
}
