import { targetOfBlanks } from '@boxwright/preflight/of-blanks';
import type { FileToPreflight } from '../inspect/preflight-file.ts';
import {
  artwork,
  blanksOf,
  drawnLines,
  edgesOf,
  firstObject,
  ground,
  letters,
  middleOf,
  pixels,
  spot,
  target,
} from './box-artwork.ts';

/** What the file is, the file, the rules that find something with how much it matters, and what differs from a box in CMYK. */
export type PreparedFile = readonly [
  what: string,
  original: Uint8Array,
  expected: readonly string[],
  more?: Partial<FileToPreflight>,
];

const [x, y] = middleOf('Front');
const front = edgesOf('Front');
const { length, width } = target.size;
const left = x - 15;
const words = letters('Sea salt', { at: [left, y], size: 14 });
/** A clean carton: a ground with its bleed, and words on the front. */
export const clean = `${ground()} ${words}`;
const object = (number: number) => `${firstObject + number} 0 R`;
const placedPicture = (content: string, picture: string): Uint8Array =>
  artwork(`${content} q 25.4 0 0 25.4 ${x - 12.7} ${front.top + 2} cm /I Do Q`, {
    resources: `/XObject << /I ${object(0)} >>`,
    objects: [picture],
  });
const small = (size: number, colour?: string) =>
  letters('Made in India', { at: [left, y + 9], size, ...(colour && { colour }) });
const square = `${x} ${y + 5} 9 9 re f`;
const overprinting = { resources: '/ExtGState << /O << /op true /OPM 1 >> >>' };
const inGold = `/S cs 1 scn ${square}`;
const gold = `/ColorSpace << /S ${spot('PANTONE#20871#20C')} >>`;
const orderedWith = (...inks: string[]) => ({ target: { ...target, inks } });
const shining = { target: { ...target, takesGloss: true } };
const finishesOf = (...inks: string[]) => ({
  resources: `/ColorSpace << ${inks.map((ink, at) => `/S${at} ${spot(ink)}`).join(' ')} >>`,
});
const inFinish = (at: number) => `/S${at} cs 1 scn ${square}`;
const cutInk = `/ColorSpace << /C ${spot('Cut')} /F ${spot('Crease')} >>`;
const cut = `/C CS 1 SCN ${drawnLines('cut')}`;
const title = '/Title (Artwork template Reverse tuck end) /Subject (Reverse tuck end, A20.20.03.01)';

const pages: readonly PreparedFile[] = [
  ['a clean file', artwork(clean), []],
  ['a page as large as its bleed, without a trim box', artwork(clean, { boxes: 'none' }), []],
  ['another size', artwork(clean, { size: { length: 210, width: 297 } }), ['page stop']],
  ['a millimetre too long', artwork(clean, { size: { length: length + 1, width } }), ['page warn']],
  [
    'a page that lies on its side',
    artwork(clean, { size: { length: width, width: length }, matrix: `0 1 -1 0 ${width + 3} 3` }),
    ['page warn'],
  ],
  [
    'upside down, as its cut line says',
    artwork(`${clean} ${cut}`, { resources: cutInk, matrix: `-1 0 0 -1 ${length + 3} ${width + 3}` }),
    ['page warn'],
  ],
  [
    'mirrored, as its cut line says',
    artwork(`${clean} ${cut}`, { resources: cutInk, matrix: `-1 0 0 1 ${length + 3} 3` }),
    ['page stop'],
  ],
  ['mirrored, as its text says', artwork(clean, { matrix: `-1 0 0 1 ${length + 3} 3` }), ['page stop']],
  [
    'the template of another style',
    artwork(`${ground()} /C CS 1 SCN ${drawnLines('cut', blanksOf('reverse-tuck-end'))}`, {
      resources: cutInk,
      info: title,
    }),
    ['page stop'],
  ],
  [
    'the template of another size',
    artwork(`${ground()} /C CS 1 SCN ${drawnLines('cut', blanksOf('straight-tuck-end', [47, 25, 60]))}`, {
      resources: cutInk,
    }),
    ['page stop'],
  ],
  [
    'the page of the template, with its cut line',
    artwork(`${clean} ${cut}`, {
      boxes: 'none',
      bleed: 0,
      resources: cutInk,
      size: { length: 300, width: 250 },
      shift: [27, 27],
    }),
    [],
  ],
  [
    'the second of two pages of another size',
    artwork(clean, { size: { length: 210, width: 297 }, pages: 2 }),
    ['page stop', 'other-pages note'],
    { page: 2 },
  ],
  ['a page that isn’t there', artwork(clean), ['unreadable stop'], { page: 4 }],
  ['no bleed', artwork(clean, { bleed: 0 }), ['bleed stop']],
  ['one millimetre of bleed', artwork(clean, { bleed: 1 }), ['bleed warn']],
  [
    'no bleed, and paper at the cut',
    artwork(`.3 0 0 0 k ${x - 20} ${y - 20} 40 40 re f ${words}`, { bleed: 0 }),
    ['empty-panels note'],
  ],
];

const colours: readonly PreparedFile[] = [
  ['a picture of 600 pixels an inch', placedPicture(clean, pixels(600, 600, [80, 0, 40, 0])), []],
  ['a picture of 280 pixels an inch', placedPicture(clean, pixels(280, 280, [80, 0, 40, 0])), ['resolution note']],
  ['a picture of 200 pixels an inch', placedPicture(clean, pixels(200, 200, [80, 0, 40, 0])), ['resolution warn']],
  ['a picture of 72 pixels an inch', placedPicture(clean, pixels(72, 72, [80, 0, 40, 0])), ['resolution stop']],
  ['a picture in RGB', placedPicture(clean, pixels(300, 300, [0, 255, 0])), ['screen-colours warn']],
  ['a ground in RGB', artwork(`${ground('0 .9 .2 rg')} ${words}`), ['screen-colours warn']],
  ['grey of the screen', artwork(`${ground('.8 .8 .8 rg')} ${words}`), []],
  ['a spot ink that isn’t ordered', artwork(`${clean} ${inGold}`, { resources: gold }), ['inks warn']],
  [
    'a spot ink that is ordered',
    artwork(`${clean} ${inGold}`, { resources: gold }),
    [],
    orderedWith(...target.inks, 'Pantone 871 U'),
  ],
  [
    'a spot ink that is ordered and not used',
    artwork(clean),
    ['inks note'],
    orderedWith(...target.inks, 'Pantone 871 C'),
  ],
  ['a varnish, which isn’t ordered', artwork(`${clean} ${inFinish(0)}`, finishesOf('Spot#20UV')), ['finishes warn']],
  [
    'a varnish where the ordered coat shines',
    artwork(`${clean} ${inFinish(0)}`, finishesOf('Spot#20UV')),
    ['finishes note'],
    shining,
  ],
  [
    'a varnish where the ordered coat shines, that wasn’t drawn when the file came',
    artwork(`${clean} ${inFinish(0)}`, finishesOf('Spot#20UV')),
    ['finishes warn'],
    { ...shining, hasGloss: false },
  ],
  ['nothing where the ordered coat shines', artwork(clean), ['finishes warn'], shining],
  [
    'foil, embossing and matt varnish',
    artwork(
      `${clean} ${inFinish(0)} ${inFinish(1)} ${inFinish(2)}`,
      finishesOf('Gold#20Foil', 'Emboss', 'Matt#20varnish'),
    ),
    ['finishes warn', 'finishes warn', 'finishes warn'],
  ],
  ['more inks than ordered', artwork(clean), ['inks stop'], orderedWith('Black')],
  ['too much ink', artwork(`${clean} .9 .8 .8 .9 k ${square}`), ['total-ink warn']],
  ['as much ink as coated board takes', artwork(`${clean} .6 .6 .6 1 k ${square}`), []],
  [
    'the same on kraft',
    artwork(`${clean} .6 .6 .6 1 k ${square}`),
    ['total-ink warn'],
    { target: targetOfBlanks(blanksOf('straight-tuck-end'), { style: 'Straight tuck end', board: 'kraft' }) },
  ],
  [
    'a transparent spot ink',
    artwork(`${clean} /T gs ${inGold}`, { resources: `/ExtGState << /T << /ca .5 >> >> ${gold}` }),
    ['spot-transparency warn'],
    orderedWith(...target.inks, 'PANTONE 871 C'),
  ],
  ['white that overprints', artwork(`${clean} /O gs 0 0 0 0 k ${square}`, overprinting), ['overprint stop']],
  ['yellow that overprints', artwork(`${clean} /O gs 0 0 1 0 k ${square}`, overprinting), ['overprint warn']],
];

const type: readonly PreparedFile[] = [
  [
    'a font that isn’t embedded',
    artwork(`${ground()} ${letters('Sea salt', { at: [left, y], size: 14, font: 'H' })}`),
    ['fonts stop'],
  ],
  ['type of 4 points', artwork(`${clean} /O gs ${small(3.9)}`, overprinting), ['type-size warn']],
  ['white type of 6 points', artwork(`${clean} ${small(6, '0 0 0 0 k')}`), ['type-size warn']],
  ['small black type on a colour', artwork(`${clean} ${small(8)}`), ['overprint warn']],
  ['small black type that overprints', artwork(`${clean} /O gs ${small(8)}`, overprinting), []],
  ['small black type in several inks', artwork(`${clean} ${small(9, '.6 .4 .4 1 k')}`), ['overprint warn']],
  ['a hairline', artwork(`${clean} .05 w 0 0 0 1 K ${x - 9} ${y + 9} m ${x + 9} ${y + 9} l S`), ['strokes warn']],
  [
    'a white line of 0.4 points',
    artwork(`${clean} .14 w 0 0 0 0 K ${x - 9} ${y + 9} m ${x + 9} ${y + 9} l S`),
    ['strokes warn'],
  ],
];

export const preparedFiles: readonly PreparedFile[] = [...pages, ...colours, ...type];
