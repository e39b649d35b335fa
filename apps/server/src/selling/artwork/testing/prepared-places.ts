import { targetOfBlanks } from '@boxwright/preflight/of-blanks';
import {
  artwork,
  blanksOf,
  drawnLines,
  ean13,
  edgesOf,
  ground,
  letters,
  middleOf,
  spot,
  target,
} from './box-artwork.ts';
import { clean, type PreparedFile } from './prepared-files.ts';

const [x, y] = middleOf('Front');
const front = edgesOf('Front');
const { length, width } = target.size;
const templateInks = {
  resources: `/ColorSpace << /C ${spot('Cut')} /F ${spot('Crease')} >>`,
};

const places: readonly PreparedFile[] = [
  [
    'text too near to a crease',
    artwork(`${clean} ${letters('Net 50 g', { at: [front.left + 1, y + 9], size: 14 })}`),
    ['safe-distance warn'],
  ],
  [
    'text too near to the cut',
    artwork(
      `${clean} ${letters('Best before', { at: [(edgesOf('Right').left + edgesOf('Right').right) / 2 - 9, edgesOf('Right').bottom - 9], size: 14 })}`,
    ),
    ['safe-distance warn'],
  ],
  [
    'text over a crease',
    artwork(`${clean} ${letters('Net 50 g', { at: [front.left - 6, y + 9], size: 14 })}`),
    ['safe-distance note'],
  ],
  [
    'letters in outlines too near to a crease',
    artwork(`${clean} 0 0 0 1 k ${[0, 1, 2, 3, 4].map((at) => lens(front.left + 1 + at * 3, y + 6)).join(' ')}`),
    ['safe-distance warn'],
  ],
  ['ink on the glue flap', artwork(`.3 0 0 0 k -3 -3 ${length + 6} ${width + 6} re f`), ['ink-free stop']],
  [
    'a panel without print',
    artwork(
      `${clean} 0 0 0 0 k ${front.left} ${front.top} ${front.right - front.left} ${front.bottom - front.top} re f`,
    ),
    ['empty-panels note'],
  ],
  ['nothing at all', artwork('0 0 0 0 k 0 0 99 99 re f'), ['empty-panels stop']],
  [
    'text on its head',
    artwork(`${ground()} ${letters('Sea salt', { at: [x + 15, y], size: 14, isUpsideDown: true })}`),
    ['upside-down warn'],
  ],
  [
    'the template in its spot inks, which aren’t printed',
    artwork(`${clean} /C CS 1 SCN ${drawnLines('cut')} /F CS 1 SCN ${drawnLines('crease')}`, templateInks),
    [],
  ],
  ['its creases in black', artwork(`${clean} 0 0 0 1 K ${drawnLines('crease')}`), ['template-left stop']],
  [
    'its words',
    artwork(`${clean} ${letters('Preferred grain', { at: [x - 17, y + 9], size: 12.2 })}`),
    ['template-left stop'],
  ],
  [
    'all of it in black on its own page',
    artwork(`${clean} 0 0 0 1 K ${drawnLines('cut')} ${drawnLines('crease')}`, {
      boxes: 'none',
      bleed: 0,
      size: { length: 300, width: 250 },
      shift: target.onTemplate ?? [0, 0],
    }),
    ['template-left stop'],
  ],
];

/** A shape with curves, like a letter. */
function lens(left: number, top: number): string {
  return `${left} ${top} m ${left + 2} ${top} ${left + 2} ${top + 3} ${left + 2} ${top + 3} c ${left} ${top + 3} ${left} ${top} ${left} ${top} c h f`;
}

const code = '8901234567890';
// Below the thumb notch.
const at = [x - 15.7, front.top + 20] as const;
const onWhite = (bars: string) => artwork(`${ground()} 0 0 0 0 k ${x - 20} ${front.top + 18} 40 26 re f ${bars}`);
const pillow = blanksOf('pillow-box', [90, 60, 20]);
const pillowTarget = targetOfBlanks(pillow, { style: 'Pillow box' });
const [bentX, bentY] = middleOf('Front', pillowTarget);
const onPillow = (turn: string) =>
  artwork(
    `${ground('.3 0 0 0 k', pillow)} q ${turn} ${bentX} ${bentY} cm 0 0 0 0 k -20 -14 40 28 re f ${ean13(code, { at: [-15.7, -11] })} Q`,
    {
      size: pillowTarget.size,
    },
  );

const codes: readonly PreparedFile[] = [
  ['a good EAN-13', onWhite(ean13(code, { at })), []],
  ['a wrong check digit', onWhite(ean13('8901234567894', { at })), ['codes stop']],
  ['a code of 60 %', onWhite(ean13(code, { at, module: 0.2 })), ['codes warn']],
  ['red bars', onWhite(ean13(code, { at, colour: '0 1 1 0 k' })), ['codes warn']],
  [
    'too little white beside it',
    onWhite(`${ean13(code, { at })} 0 0 0 1 k ${at[0] - 3.4} ${at[1]} 1 22 re f`),
    ['codes warn'],
  ],
  [
    'bars that are none',
    onWhite(`0 0 0 1 k ${Array.from({ length: 30 }, (_, bar) => `${at[0] + bar} ${at[1]} .5 22 re`).join(' ')} f`),
    ['unread-codes stop'],
  ],
  ['a code that is bent on a pillow box', onPillow('1 0 0 1'), ['codes warn'], { target: pillowTarget }],
  ['and turned by a quarter', onPillow('0 1 -1 0'), [], { target: pillowTarget }],
];

export const preparedPlaces: readonly PreparedFile[] = [...places, ...codes];
