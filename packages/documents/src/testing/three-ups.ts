import { drawDieline, type ImposedSheet } from '@boxwright/dieline';

const drawn = drawDieline('reverse-tuck-end', { length: 60, width: 40, height: 100, caliper: 0.435 });
if (!drawn.ok) throw new Error(drawn.text);

/** The box of `threeUps`. */
export const { dieline } = drawn;

/** A box three times on 25 × 36 in, upright, on its side and upside down. */
export const threeUps: ImposedSheet = {
  width: 914.4,
  height: 635,
  margins: { gripper: 12, side: 5, tail: 5 },
  blanks: [
    {
      name: 'box',
      dieline,
      places: [
        { x: 10, y: 20, turn: 0 },
        { x: 240, y: 20, turn: 90 },
        { x: 10, y: 260, turn: 180 },
      ],
    },
  ],
};
