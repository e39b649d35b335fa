import { describe, expect, test } from 'vitest';
import { differencesOf, type Pixels } from './differences.ts';

const [width, height] = [200, 120];

/** Paper of one colour with dark areas on it. */
function paper(areas: readonly (readonly [x: number, y: number, wide: number, high: number])[], shade = 230): Pixels {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    const isDark = areas.some(([left, top, wide, high]) => x >= left && x < left + wide && y >= top && y < top + high);
    data.fill(isDark ? 20 : shade, pixel * 4, pixel * 4 + 3);
  }
  return { data, width, height };
}
const at = ({ data }: Pixels, x: number, y: number) => data[(y * width + x) * 4];

describe('what differs between two versions', () => {
  test('is nothing in the same picture, nor in one that is a little lighter', () => {
    const one = paper([[20, 20, 60, 30]]);
    expect(differencesOf(one, one).places).toEqual([]);
    expect(differencesOf(one, paper([[20, 20, 60, 30]], 240)).places).toEqual([]);
  });

  test('is framed where a small text has changed, and dark there on white', () => {
    const { places, picture } = differencesOf(
      paper([[20, 20, 60, 30]]),
      paper([
        [20, 20, 60, 30],
        [150, 90, 5, 7],
      ]),
    );
    expect(places).toEqual([{ x: 150, y: 90, width: 5, height: 7 }]);
    expect([at(picture, 152, 93), at(picture, 30, 30), at(picture, 100, 100)]).toEqual([0, 255, 255]);
  });

  test('is one place over many cells, and two where there is a gap, the larger first', () => {
    const { places } = differencesOf(
      paper([]),
      paper([
        [4, 4, 5, 5],
        [60, 10, 70, 60],
      ]),
    );
    expect(places).toEqual([
      { x: 60, y: 10, width: 70, height: 60 },
      { x: 4, y: 4, width: 5, height: 5 },
    ]);
  });

  test('isn’t a speck of two pixels', () => {
    expect(differencesOf(paper([]), paper([[90, 50, 2, 1]])).places).toEqual([]);
  });
});
