import type { Path, Point } from '../dieline.ts';
import { pathKinds } from '../dieline.ts';
import { dxfEntity, dxfLayers } from '../export/dxf.ts';
import { dxfFrame } from '../export/dxf-frame.ts';
import type { DieOrder } from './cff2-records.ts';
import {
  grainArrow,
  type ImposedSheet,
  pathsOnSheet,
  registerMarks,
  type Stroke,
  sheetCorners,
  sideLayMark,
  usableCorners,
} from './imposed-sheet.ts';
import { nicksOnSheet } from './nicks.ts';
import { extentWith, notesAbove, notesLayer, sheetNotes } from './sheet-notes.ts';

/** Layers of what isn't part of the die. */
export const sheetLayers = {
  sheet: { name: 'SHEET', colour: 7, dashed: false },
  usable: { name: 'USABLE', colour: 8, dashed: true },
  register: { name: 'REGISTER', colour: 7, dashed: false },
  grain: { name: 'GRAIN', colour: 8, dashed: false },
  sideLay: { name: 'SIDE_LAY', colour: 7, dashed: false },
  nicks: { name: 'NICKS', colour: 6, dashed: false },
  notes: notesLayer,
} as const;

/** What the sheet of the die and the boards of its tools have in common: edges, usable area, marks and grain. */
export function sheetEntities(sheet: ImposedSheet, frame: ReturnType<typeof dxfFrame>): string {
  const entity = (path: Pick<Path, 'points' | 'closed'>, layer: string) =>
    dxfEntity(path, layer, upwardsOn(sheet), frame);
  const area = (points: readonly Point[], layer: string) => entity({ points, closed: true }, layer);
  const strokes = (lines: readonly Stroke[], layer: string) =>
    lines.map((points) => entity({ points, closed: false }, layer));
  return [
    area(sheetCorners(sheet), sheetLayers.sheet.name),
    area(usableCorners(sheet), sheetLayers.usable.name),
    ...strokes(registerMarks(sheet), sheetLayers.register.name),
    ...strokes(grainArrow(sheet), sheetLayers.grain.name),
    ...strokes(sideLayMark(sheet), sheetLayers.sideLay.name),
  ].join('');
}

/** From a sheet's y downwards to a drawing's y upwards. */
export const upwardsOn =
  ({ height }: Pick<ImposedSheet, 'height'>) =>
  ([x, y]: Point): Point => [x, height - y];

/**
 * A sheet as ASCII DXF in millimetres, y upwards, its lower left corner at 0,0. It has the layers of the single
 * drawing, and layers for the sheet's edges, the usable area, the register marks, the grain, the side lay and the nicks.
 * What the CFF2 file has in its order block is text above the sheet.
 */
export function imposedDxf(sheet: ImposedSheet, order: DieOrder): string {
  const notes = sheetNotes(sheet, order);
  const layers = [...pathKinds.map((kind) => dxfLayers[kind]), ...Object.values(sheetLayers)];
  const frame = dxfFrame(layers, extentWith(notes, sheet));
  const line = (path: Pick<Path, 'points' | 'closed'>, layer: string) =>
    dxfEntity(path, layer, upwardsOn(sheet), frame);
  return frame.around(
    [
      sheetEntities(sheet, frame),
      ...nicksOnSheet(sheet).map((points) => line({ points, closed: false }, sheetLayers.nicks.name)),
      ...pathsOnSheet(sheet).map((path) => line(path, dxfLayers[path.kind].name)),
      notesAbove(notes, sheet, frame),
    ].join(''),
  );
}
