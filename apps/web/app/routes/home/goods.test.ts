import { expect, test } from 'vitest';
import { drawPrinted, foldPrinted } from '../../features/dieline/draw-printed.ts';
import { printOf, sidesOf } from './goods.ts';

const size = (length: string, width: string, height: string) => ({ length, width, height });
const soap = { style: 'reverse-tuck-end', look: 'rosa-and-reed' };

test('a size is drawn once all three sides are numbers, read as the price reads them', () => {
  for (const [length, width] of [
    ['60', '32.5'],
    ['60 mm', '32,5'],
    ['६०', '32.5mm'],
  ] as const)
    expect(sidesOf(size(length, width, ' 90 '))).toEqual({ length: 60, width: 32.5, height: 90 });
  for (const wrong of [size('60', '', '90'), size('60', 'ten', '90'), size('0', '32', '90'), size('6', '3', '9e9')])
    expect(sidesOf(wrong)).toBeNull();
});

test('the print of a size is that of the next whole millimetres; a box without a brand has none', () => {
  expect(printOf(soap, size('60.4', '31.6', '90'))).toBe(
    '/pictures/box/reverse-tuck-end/60x32x90.svg?look=rosa-and-reed&view=print',
  );
  expect(printOf({ ...soap, look: null }, size('60', '32', '90'))).toBeNull();
  expect(printOf(soap, size('60', '', '90'))).toBeNull();
});

test('the print lies on the closed box’s front, side and lid, and on every panel of the flat one', () => {
  const request = { length: 60, width: 32, height: 90, caliper: 0.4 };
  const box = drawPrinted('reverse-tuck-end', request);
  const printed = (faces: readonly { matrix: string | null }[] = []) => faces.filter(({ matrix }) => matrix !== null);
  expect(printed(box?.folded.faces).length).toBeGreaterThanOrEqual(3);
  expect(printed(foldPrinted('reverse-tuck-end', request)?.(0).faces)).toHaveLength(13);
  expect(box?.flat.width).toBeGreaterThan(2 * (60 + 32));
  expect(drawPrinted('reverse-tuck-end', { ...request, width: 1 })).toBeNull();
  expect(drawPrinted('base-and-lid', { ...request, height: 30 })).toBeNull();
});
