import { outlineAt, type Point } from '@boxwright/dieline';
import type { Place } from './layouts.ts';

/** A blank's outline at its position on the sheet, in millimetres. */
export const laidOutline = (outline: readonly Point[], place: Place): Point[] => outlineAt(outline, place);
