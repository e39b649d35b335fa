import { outlinesOnSheet, registerMarks, sideLayMark } from '@boxwright/dieline';
import { describe, expect, test } from 'vitest';
import { type ImposedSheetData, imposedSheetPdf } from '../index.ts';
import { readDrawnLines } from '../testing/read-drawn-lines.ts';
import { dieline, threeUps as sheet } from '../testing/three-ups.ts';

const data: ImposedSheetData = {
  sheet,
  code: 'BW26-010001-1',
  title: 'Box, 3 ups on 25×36 in',
  notes: ['Rosa & Reed Soaps', 'Folding Box Board 300 gsm'],
  createdAt: new Date('2026-11-20T10:20:00Z'),
  companyName: 'Boxwright Packaging',
};
const bytes = await imposedSheetPdf(data);
const read = await readDrawnLines(bytes);
const raw = Buffer.from(bytes).toString('latin1');

describe('the sheet as PDF', () => {
  test('has the key line’s layers, and layers for sheet, register marks and slug', () => {
    expect([...read.layers.keys()]).toEqual([
      'Sheet',
      'Bleed',
      'Safety',
      'Glue',
      'Glue inside',
      'Crease',
      'Cut',
      'Register marks',
      'Slug',
    ]);
    expect(raw).toMatch(/\[\/Separation \/Cut \/DeviceCMYK/);
    // On every plate.
    expect(raw).toMatch(/\[\/Separation \/All \/DeviceCMYK/);
  });

  test('has every up once, in its place to a hundredth of a millimetre', () => {
    const cuts = (read.layers.get('Cut') ?? []).filter(({ closed }) => closed);
    const outlines = outlinesOnSheet(sheet);
    expect(cuts).toHaveLength(outlines.length);
    for (const [index, { points }] of cuts.entries()) {
      for (const axis of [0, 1] as const) {
        const [found, due] = [points, outlines[index] ?? []].map((line) => line.map((point) => point[axis]));
        expect(Math.min(...(found ?? []))).toBeCloseTo(Math.min(...(due ?? [])) + 10, 2);
        expect(Math.max(...(found ?? []))).toBeCloseTo(Math.max(...(due ?? [])) + 10, 2);
      }
    }
  });

  test('has creases and register marks as they are laid', () => {
    const creases = dieline.paths.filter(({ kind }) => kind === 'crease').length;
    expect(read.layers.get('Crease')).toHaveLength(3 * creases);
    expect(read.layers.get('Register marks')).toHaveLength(registerMarks(sheet).length + sideLayMark(sheet).length);
  });

  test('is 1:1, and its trim box is the sheet', () => {
    const [left = 0, bottom = 0, right = 0, top = 0] = (/\/TrimBox \[([\d. ]+)\]/.exec(raw)?.[1] ?? '')
      .split(' ')
      .map((length) => (Number(length) / 72) * 25.4);
    expect(right - left).toBeCloseTo(914.4, 2);
    expect(top - bottom).toBeCloseTo(635, 2);
  });

  test('says on its slug what it is, beside the sheet', () => {
    for (const said of ['BW26-010001-1 · Box, 3 ups on 25×36 in', ...data.notes, 'Gripper edge', 'Side lay', 'Grain']) {
      expect(read.text).toContain(said);
    }
    expect(read.pages).toBe(1);
  });

  test('of the same data is the same file', async () => {
    expect(Buffer.compare(await imposedSheetPdf(data), bytes)).toBe(0);
  });
});
