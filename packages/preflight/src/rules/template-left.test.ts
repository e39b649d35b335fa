import { drawBox, templateOf } from '@boxwright/dieline';
import { emptyReading, type PlacedText } from '@boxwright/print-files';
import { expect, test } from 'vitest';
import { preflight } from '../preflight.ts';
import { targetOfBlanks } from '../target/of-blanks.ts';

const paint: PlacedText['paint'] = {
  ...{ family: 'CMYK', inks: ['Black'], amounts: [1], screen: null, isWhite: false },
  ...{ overprints: true, isTransparent: false },
};

test.each([
  ['outside', 'Outside, seen from the print side: page 1 of your file.'],
  ['inside', 'Inside, as seen from inside: page 2 of your file.'],
] as const)('words of the template for the %s don’t get printed', (side, words) => {
  const drawn = drawBox('reverse-tuck-end', { length: 60, width: 40, height: 100, caliper: 0.4 });
  if (!drawn.ok) throw new RangeError(drawn.problem.text);
  const target = targetOfBlanks(templateOf(drawn.box), { style: 'Reverse Tuck End', side });
  const text = { x: 40, y: 40, length: 60, width: 3, font: 'Inter', isEmbedded: true, size: 7.5, up: [0, -1] } as const;
  const found = (said: string) => {
    const reading = {
      ...emptyReading,
      trimmed: target.size,
      texts: [{ ...text, words: said, isMirrored: false, paint }],
    };
    return preflight({ reading, target }).filter(({ rule }) => rule === 'template-left');
  };
  expect(found(words)).toMatchObject([{ severity: 'stop', text: expect.stringContaining('Words of the template') }]);
  expect(found('Seen from within, tea is green')).toEqual([]);
});
