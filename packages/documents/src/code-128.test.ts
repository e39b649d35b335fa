import { describe, expect, test } from 'vitest';
import { code128 } from './code-128.ts';

/** The modules as a scanner sees them: 1 for a bar. */
function modulesOf(text: string): string {
  const { bars, width } = code128(text);
  const seen = Array.from({ length: width }, () => '0');
  for (const bar of bars) seen.fill('1', bar.from, bar.from + bar.width);
  return seen.join('');
}

describe('a Code 128 barcode', () => {
  test('begins with start B, ends with the stop, and has the check symbol of the standard’s rule', () => {
    // From published bar patterns of the symbols: start B, P, J, J, 1, 2, 3, C.
    const symbols = [
      '11010010000', // start B
      '11101110110', // P
      '10110111000', // J
      '10110111000',
      '10011100110', // 1
      '11001110010', // 2
      '11001011100', // 3
      '10001000110', // C
    ];
    // 104 + 48·1 + 42·2 + 42·3 + 17·4 + 18·5 + 19·6 + 35·7 = 879; modulo 103 it is 55.
    const check = '11101000110';
    expect(modulesOf('PJJ123C')).toBe([...symbols, check, '1100011101011'].join(''));
  });

  test('is the same text to a scanner that measures each symbol', () => {
    const printable = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
    const seen = modulesOf(printable);
    expect(seen).toHaveLength(11 * (95 + 2) + 13);
    const patterns = Array.from({ length: 97 }, (_, index) => seen.slice(11 * index, 11 * (index + 1)));
    // Every symbol begins with a bar, ends with a space, and has an even number of dark modules.
    for (const pattern of patterns) {
      expect(pattern).toMatch(/^1.*0$/);
      expect(pattern.replaceAll('0', '').length % 2).toBe(0);
    }
    expect(new Set(patterns.slice(1, 96)).size).toBe(95);
  });

  test.each(['Café', 'two\nlines'])('of “%s” is refused', (text) => {
    expect(() => code128(text)).toThrow(RangeError);
  });
});
