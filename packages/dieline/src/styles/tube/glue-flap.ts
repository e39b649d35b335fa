import type { Millimetres, Notice, Point } from '../../dieline.ts';

type GlueFlapMeasures = {
  /** Inside height of the box, which determines the flap's width. */
  readonly height: Millimetres;
  /** Where the flap starts and ends below the body's upper crease. */
  readonly from: Millimetres;
  readonly to: Millimetres;
  readonly caliper: Millimetres;
  /** Width of the wall that is glued onto it. */
  readonly under: Millimetres;
  /** How far its ends taper, in millimetres for each millimetre of width; by default at 15°. */
  readonly slope?: number;
};

/** Distance of the flap from the far side of the wall glued onto it. */
const clearance: Millimetres = 2;

/** The flap that closes a tube. It is inside the last wall, which is glued onto it. */
export function drawGlueFlap({ height, from, to, caliper: t, under, slope: wantedSlope }: GlueFlapMeasures) {
  const notices: Notice[] = [];
  const wanted = 10 + height / 25;
  const usual = Math.min(Math.max(wanted, 11), 16);
  const width = Math.min(usual, under - clearance);
  if (width < usual) {
    const text = `The glue flap is ${width.toFixed(1)} mm wide instead of ${usual.toFixed(1)} mm, because the side is narrow.`;
    notices.push({ code: 'glue-flap-narrowed', text });
  } else if (wanted > 16)
    notices.push({ code: 'glue-flap-widest', text: 'The glue flap is 16 mm wide, the widest we glue.' });
  const slope = Math.min(wantedSlope ?? Math.tan((15 * Math.PI) / 180), (to - from) / 2 / width - 0.1);
  const rise = width * slope;
  return {
    width,
    notices,
    /** Tilted inwards by one board, the thickness of the wall glued onto it. */
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
