import { boxStyleOf, boxStyles, drawBox } from '@boxwright/dieline';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { styleTextOf } from '../../../content/dielines/texts.ts';
import {
  boardsFor,
  drawnInside,
  inOtherUnit,
  problemText,
  readStudio,
  requestOf,
  type StudioSettings,
  statedOf,
  withTyped,
  writeStudio,
} from './studio-configuration.ts';
import { units } from './units.ts';

const boards = [
  { id: 1, name: 'Folding Box Board', gsm: 250, caliper: 0.363 },
  { id: 2, name: 'Folding Box Board', gsm: 300, caliper: 0.435 },
  { id: 3, name: 'White Backed Duplex Board', gsm: 300, caliper: 0.39 },
];

const settingsOf = (id: string): StudioSettings => {
  const [style, text] = [boxStyleOf(id), styleTextOf(id)];
  if (!style || !text) throw new Error(`no ${id}`);
  return { style, boards: boardsFor(style, text.example, boards), example: text.example };
};
const read = (query: string, settings: StudioSettings) => readStudio(new URLSearchParams(query), settings);

describe.each(boxStyles.map(({ id }) => id))('%s', (id) => {
  test('has a page with a valid first drawing', () => {
    const settings = settingsOf(id);
    expect(drawBox(id, requestOf(read('', settings), settings))).toMatchObject({ ok: true });
  });

  test('is the same after writing to and reading from its URL', () => {
    const settings = settingsOf(id);
    const typed = fc.constantFrom('60', '7.5', '0', '-4', 'ten', '', '1e3');
    fc.assert(
      fc.property(typed, typed, typed, fc.constantFrom(...units), fc.constantFrom(0, 1, 2), (a, b, c, unit, board) => {
        const given = new URLSearchParams({
          length: a,
          width: b,
          height: c,
          unit,
          board: String(board),
          caliper: '0.5',
        });
        for (const option of settings.style.options) given.set(option.id, option.kind === 'boolean' ? 'true' : '12');
        const first = readStudio(given, settings);
        const again = readStudio(writeStudio(first, settings.style), settings);
        expect(requestOf(again, settings)).toEqual(requestOf(first, settings));
        expect(again.unit).toBe(first.unit);
      }),
    );
  });
});

const straight = settingsOf('straight-tuck-end');

describe('what was typed before the scripts', () => {
  const rendered = read('length=60&width=40&height=100&board=3', straight);
  const typedInto = (fields: string) => withTyped(rendered, new URLSearchParams(fields), straight);

  test('counts, but another unit applies only when its press is repeated, which converts the sizes', () => {
    const typed = typedInto('unit=cm&length=80&width=40&height=100&board=3');
    expect(typed).toEqual({ ...rendered, sizes: { ...rendered.sizes, length: '80' } });
    expect(inOtherUnit(typed, 'cm').sizes).toEqual({ length: '8', width: '4', height: '10' });
  });

  test('keeps the board’s thickness until another one is typed', () => {
    expect(typedInto('unit=mm&length=60&width=40&height=100&board=0')).toMatchObject({
      boardId: null,
      caliper: '0.39',
    });
  });
});

describe('a size that was measured outside', () => {
  const configuration = read('length=60&width=40&height=100&measured=outside&unit=cm', straight);

  test('is kept in the address', () => {
    expect(configuration.measured).toBe('outside');
    expect(writeStudio(configuration, straight.style).get('measured')).toBe('outside');
  });

  test('is kept as an inside size once it is drawn', () => {
    const drawn = drawnInside(configuration, straight.style, [599.13, 399.13, 999.13]);
    expect(drawn).toMatchObject({ measured: 'inside', sizes: { length: '59.913', width: '39.913', height: '99.913' } });
    expect(requestOf(drawn, straight)).toMatchObject({ length: 599.13, width: 399.13, height: 999.13 });
  });

  test('is not offered for styles without an inside', () => {
    expect(read('width=60&length=40&measured=outside', settingsOf('tag')).measured).toBe('inside');
  });
});

test('the recommended board in its middle weight is the default', () => {
  expect(read('', straight).boardId).toBe(2);
  expect(read('board=3', straight).boardId).toBe(3);
  expect(read('board=99', straight).boardId).toBe(2);
});

test('a custom thickness applies if there is no board', () => {
  expect(read('caliper=0.6', straight)).toMatchObject({ boardId: null, caliper: '0.6' });
  expect(read('board=0&caliper=0.6', straight)).toMatchObject({ boardId: null, caliper: '0.6' });
  for (const id of ['rigid-box', 'carry-bag', 'label-round']) expect(settingsOf(id).boards).toEqual([]);
});

test('the weight of the contents is kept in grams, for styles with an inside', () => {
  const given = read('contents=0,5+kg&board=1&use=3', straight);
  expect(given).toMatchObject({ contents: '500', boardId: 3 });
  expect(writeStudio(given, straight.style).get('contents')).toBe('500');
  for (const id of ['tag', 'carry-bag']) expect(read('contents=500', settingsOf(id)).contents).toBe('');
});

test('an unticked checkbox is off, although forms send nothing for it', () => {
  expect(read('thumbNotch=false', straight).options).toMatchObject({ thumbNotch: 'false' });
  expect(read('thumbNotch=false&thumbNotch=true', straight).options).toMatchObject({ thumbNotch: 'true' });
});

test('the size of a window is asked for only if there is a window', () => {
  const off = read('windowWidth=nonsense', straight);
  expect(requestOf(off, straight).options).not.toHaveProperty('windowWidth');
  const on = read('window=true&windowWidth=nonsense', straight);
  expect(requestOf(on, straight).options?.['windowWidth']).toBeNaN();
  expect(requestOf(read('window=true', straight), straight).options?.['windowWidth']).toBeNull();
});

test('another unit shows the same size, and keeps invalid text', () => {
  const given = read('length=60&width=40&height=tall', straight);
  expect(inOtherUnit(given, 'cm').sizes).toEqual({ length: '6', width: '4', height: 'tall' });
  expect(requestOf(inOtherUnit(given, 'in'), straight)).toEqual(requestOf(given, straight));
});

test('file URLs use millimetres, and contain only non-default options', () => {
  const given = read('length=6&width=4&height=10&unit=cm&thumbNotch=false', straight);
  expect(statedOf(given, straight)).toEqual({
    style: 'straight-tuck-end',
    length: 60,
    width: 40,
    height: 100,
    boardId: 2,
    options: { thumbNotch: false },
  });
});

test('a problem shows the range in the current unit', () => {
  const drawn = drawBox('straight-tuck-end', { length: 4000, width: 40, height: 100, caliper: 0.435 });
  if (drawn.ok) throw new Error('that is no box');
  const { style } = straight;
  expect(problemText(drawn.problem, 'mm', style)).toBe(drawn.problem.text);
  expect(problemText(drawn.problem, 'cm', style)).toMatch(/That is 1\.5 to 40 cm\.$/);
});

test('a size that can’t be read is asked for in the unit that was chosen', () => {
  const drawn = drawBox('straight-tuck-end', { length: Number.NaN, width: 40, height: 100, caliper: 0.435 });
  if (drawn.ok) throw new Error('that is no box');
  expect(problemText(drawn.problem, 'cm', straight.style)).toBe(
    'Please enter the length in centimetres, in digits, such as 6 or 6.5.',
  );
});
