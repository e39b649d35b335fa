import type { Dieline, Millimetres, PathKind, Point } from '../dieline.ts';
import { dxfText } from '../export/dxf.ts';
import type { dxfFrame } from '../export/dxf-frame.ts';
import { type DieOrder, figure, orderedBy, plainText } from './cff2-records.ts';
import type { ImposedSheet } from './imposed-sheet.ts';

/** Millimetres cut and uncut of a perforation: board of cartons tears along it and holds until then. */
const teeth = { cut: 3, tie: 1 } as const;

/** What the maker of a die reads besides its rules: in the order block of CFF2, and above the sheet in DXF. */
export function dieNotes(dielines: readonly Dieline[], order: DieOrder): string[] {
  const different = (texts: readonly string[]) => [...new Set(texts)];
  const has = (kind: PathKind) => dielines.some(({ paths }) => paths.some((path) => path.kind === kind));
  const punches = dielines.flatMap(({ punches: some = [] }) => some);
  return [
    ...orderedBy(order),
    ...different(dielines.map(({ caliper }) => `Caliper: ${figure(caliper)} mm`)),
    'Side: seen from the print, knives enter from it',
    ...(has('perforation') ? [`Perforation: ${teeth.cut} mm cut, ${teeth.tie} mm uncut`] : []),
    ...different(punches.map(({ width, length }) => `Punch: slot of ${figure(width)} x ${length.toFixed(1)} mm`)),
    ...(order.notes ?? []),
  ];
}

/** The notes of a die with all its ups, and how its sheet lies. */
export const sheetNotes = ({ blanks }: Pick<ImposedSheet, 'blanks'>, order: DieOrder): string[] => [
  ...dieNotes(
    blanks.map(({ dieline }) => dieline),
    order,
  ),
  `Ups: ${blanks.map(({ name, places }) => `${places.length} of ${name}`).join(', ')}`,
  'Sheet: gripper edge on top, left side lay, grain along the longer edge',
];

/** The layer of the notes, which are no lines of any tool. */
export const notesLayer = { name: 'NOTES', colour: 7, dashed: false } as const;

const [letterHeight, lineHeight]: readonly [Millimetres, Millimetres] = [4, 7];

/** The corner of a DXF drawing with so many notes above its sheet. */
export const extentWith = (
  notes: readonly string[],
  { width, height }: Pick<ImposedSheet, 'width' | 'height'>,
): Point => [width, height + (notes.length + 1) * lineHeight];

/** The notes as lines of text above the sheet, the first on top. The numbers that CFF2 gives some aren't written. */
export const notesAbove = (
  notes: readonly string[],
  { height }: Pick<ImposedSheet, 'height'>,
  frame: ReturnType<typeof dxfFrame>,
): string =>
  notes
    .toReversed()
    .map((text, index) => {
      const at: Point = [0, height + (index + 1) * lineHeight];
      return dxfText(plainText(text.replace(/^%\d:/, '')), notesLayer.name, at, letterHeight, frame);
    })
    .join('');
