import type { Millimetres, Notice, Point } from '../dieline.ts';

type GlueFlapMeasures = {
  /** Inside height of the box, which the flap's width goes by. */
  readonly height: Millimetres;
  /** Where the flap starts and ends below the body's upper crease. */
  readonly from: Millimetres;
  readonly to: Millimetres;
  readonly caliper: Millimetres;
};

/** The flap that closes a tube. It lies inside the last wall, which is glued over it. */
export function drawGlueFlap({ height, from, to, caliper: t }: GlueFlapMeasures) {
  const notices: Notice[] = [];
  const wanted = 10 + height / 25;
  const width = Math.min(Math.max(wanted, 11), 16);
  if (wanted > 16) notices.push({ code: 'glue-flap-widest', text: 'The glue flap is 16 mm wide, the widest we glue.' });
  const slope = Math.min(Math.tan((15 * Math.PI) / 180), (to - from) / 2 / width - 0.1);
  const rise = width * slope;
  return {
    width,
    notices,
    /** Pushed inwards by one board, as the wall glued over it does. */
    turn: Math.asin(t / width),
    creaseAt: (x: Millimetres, y: Millimetres): readonly [Point, Point] => [
      [x, y + to],
      [x, y + from],
    ],
    outlineAt: (x: Millimetres, y: Millimetres): Point[] => [
      [x, y + from],
      [x, y + to],
      [x - width, y + to - rise],
      [x - width, y + from + rise],
    ],
  };
}
