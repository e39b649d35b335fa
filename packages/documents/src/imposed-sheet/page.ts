import type { ImposedSheet } from '@boxwright/dieline';

/** Points in a millimetre. */
export const mm = 72 / 25.4;
/** Room around the sheet in millimetres; the slug is below it. */
export const around = 10;
export const slugHeight = 22;

type Size = Pick<ImposedSheet, 'width' | 'height'>;

/** The size in points of the page that shows a sheet. */
export const pageSize = ({ width, height }: Size) =>
  [(width + 2 * around) * mm, (height + 2 * around + slugHeight) * mm] as const;

/** The matrix `[a b c d e f]` from the sheet (mm, y pointing down) to the page (points, y pointing up, as in PDF). */
export const onSheetPage = (sheet: Size) => [mm, 0, 0, -mm, around * mm, pageSize(sheet)[1] - around * mm] as const;
