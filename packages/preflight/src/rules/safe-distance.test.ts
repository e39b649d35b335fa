import { drawBox, templateOf } from '@boxwright/dieline';
import { emptyReading, type PlacedText } from '@boxwright/print-files';
import { expect, test } from 'vitest';
import { preflight } from '../preflight.ts';
import { targetOfBlanks } from '../target/of-blanks.ts';
import { targetOfSticker } from '../target/of-sticker.ts';
import type { Target } from '../target/target.ts';

const black: PlacedText['paint'] = {
  ...{ family: 'CMYK', inks: ['Black'], amounts: [1], screen: null, isWhite: false },
  ...{ overprints: true, isTransparent: false },
};

/** Small type at this place of a page that lies on the target exactly, without bleed. */
function saidOfType(target: Target, x: number, y: number) {
  const text: PlacedText = {
    ...{ x, y, length: 6, width: 2, font: 'Karla', isEmbedded: true, size: 6, words: 'NEEM', up: [0, -1] },
    ...{ isMirrored: false, paint: black },
  };
  const reading = { ...emptyReading, trimmed: target.size, texts: [text] };
  return preflight({ reading, target }).flatMap(({ rule, text: said, mend }) =>
    rule === 'safe-distance' ? [`${said} ${mend}`] : [],
  );
}

const square = [
  [0, 0],
  [60, 0],
  [60, 40],
  [0, 40],
] as const;
const sticker = targetOfSticker(square, { artwork: { x: 0, y: 0, length: 60, width: 40 } });

test('type 1 mm from a sticker’s cut may be cut off; the finding says how far to move it in', () => {
  expect(saidOfType(sticker, 53, 20)).toEqual([
    '“NEEM” is nearer than 1.5 mm to the cut, and may be cut off. Please move it at least 1.5 mm inwards.',
  ]);
  expect(saidOfType(sticker, 27, 20)).toEqual([]);
});

test('on a box it may be cut or folded off: at a cut as at a crease, because both may be off', () => {
  const drawn = drawBox('straight-tuck-end', { length: 60, width: 40, height: 100, caliper: 0.4 });
  if (!drawn.ok) throw new Error('The box is not drawn.');
  const box = targetOfBlanks(templateOf(drawn.box), { style: 'straight-tuck-end' });
  const said = new Set<string>();
  for (let x = 0; x < box.size.length; x += 2)
    for (let y = 0; y < box.size.width; y += 25) for (const each of saidOfType(box, x, y)) said.add(each);
  const near = [...said].filter((each) => each.includes('nearer than'));
  expect(near.toSorted()).toEqual([
    '“NEEM” is nearer than 3 mm to a crease, and may be cut or folded off. Please move it at least 3 mm inwards.',
    '“NEEM” is nearer than 3 mm to the cut, and may be cut or folded off. Please move it at least 3 mm inwards.',
  ]);
});
