import { outlinesOnSheet, printedArea, type SheetFace } from '@boxwright/dieline';
import { plain } from '../sticker-sheet/cut-path.ts';

/** In mm: a patch along the bar, its least and its greatest height, and its distance from print. */
const patch = { length: 5, least: 3, greatest: 6, apart: 1 } as const;
/** From the ends of the bar to crop and register marks, in mm. */
const [fromCrop, fromRegister] = [2, 16];
/** Below a sheet that has no room for a bar, in mm. */
const belowSheet = 12;

/** A strip on the sheet, in mm from its upper left corner; patches follow each other along its longer side. */
export type BarPlace = {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly height: number;
  readonly isUpright: boolean;
  /** False where it lies below the sheet, because ups and bleed leave no room. */
  readonly isOnSheet: boolean;
};

/** Where the colour bar lies: behind the ups, else beside them, else before them. */
export function placeOfBar(sheet: SheetFace, bleed: number): BarPlace {
  const corners = outlinesOnSheet(sheet).flat();
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const area = printedArea(sheet);
  const clear = bleed + patch.apart;
  const across = { from: left + fromCrop, to: right - fromCrop };
  const down = {
    from: Math.max(top + fromCrop, sheet.margins.gripper + fromRegister),
    to: Math.min(bottom - fromCrop, sheet.height - sheet.margins.tail - fromRegister),
  };
  const strips = [
    { from: bottom + clear, room: area.bottom - bottom - clear, along: across, isUpright: false },
    { from: right + clear, room: area.right - right - clear, along: down, isUpright: true },
    { from: left - clear, room: left - clear - area.left, along: down, isUpright: true, isBefore: true },
    { from: top - clear, room: top - clear - area.top, along: across, isUpright: false, isBefore: true },
  ];
  for (const { from, room, along, isUpright, isBefore } of strips) {
    if (room < patch.least || along.to - along.from < 8 * patch.length) continue;
    const height = Math.min(room, patch.greatest);
    const start = isBefore ? from - height : from;
    const length = along.to - along.from;
    const at = isUpright ? { x: start, y: along.from } : { x: along.from, y: start };
    return { ...at, length, height, isUpright, isOnSheet: true };
  }
  const length = across.to - across.from;
  return { x: across.from, y: sheet.height + belowSheet, length, height: 5, isUpright: false, isOnSheet: false };
}

/** Sets the colour for filling to so much of one ink. */
export type InkOperator = (amount: number) => string;

/** Every ink solid and at 50 %, again and again along the bar, in PDF operators, in mm of the sheet. */
export function barOperators(place: BarPlace, inks: readonly InkOperator[]): string[] {
  if (inks.length === 0) return [];
  const tones = inks.flatMap((ink) => [ink(1), ink(0.5)]);
  const times = Math.max(1, Math.floor(place.length / (tones.length * patch.length)));
  const length = Math.min(patch.length, place.length / tones.length);
  return Array.from({ length: times }, () => tones)
    .flat()
    .map((tone, index) => {
      const along = index * length;
      const box = place.isUpright
        ? [place.x, place.y + along, place.height, length]
        : [place.x + along, place.y, length, place.height];
      return `${tone}\n${box.map(plain).join(' ')} re f`;
    });
}
