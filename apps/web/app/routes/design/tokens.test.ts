import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast, readTokens } from './tokens.ts';

const stylesheet = readFileSync(new URL('../../styles/theme.css', import.meta.url), 'utf8');
const colours = new Map(readTokens(stylesheet, 'color').map(({ name, value }) => [name, value]));
const of = (name: string) => colours.get(name) ?? '';

describe('the stylesheet', () => {
  test('has tokens with name and value', () => {
    expect(readTokens('  --radius-*: initial;\n  --radius-sm: 5px;\n', 'radius')).toEqual([
      { name: 'sm', value: '5px' },
    ]);
    expect(of('paper')).toBe('#fbf8f2');
  });

  test.each([
    ['ink', 'paper'],
    ['ink-soft', 'paper'],
    ['ink-soft', 'board'],
    ['vermilion-deep', 'paper'],
    ['vermilion-deep', 'vermilion-soft'],
    ['kraft-deep', 'board'],
    ['teal', 'teal-soft'],
    ['white', 'vermilion-deep'],
    ['white', 'teal'],
  ])('gives %s enough contrast on %s for text', (text, ground) => {
    expect(contrast(of(text), of(ground))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['paper', 'card'])('gives field borders enough contrast on %s', (ground) => {
    expect(contrast(of('line-strong'), of(ground))).toBeGreaterThanOrEqual(3);
  });
});

describe('contrast', () => {
  test('is 21 for black and white, 1 for equal colours, and symmetric', () => {
    expect(contrast('#000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#b5311c', '#b5311c')).toBe(1);
    expect(contrast('#777777', '#fff')).toBeCloseTo(4.48, 2);
    expect(contrast('#fff', '#777')).toBe(contrast('#777', '#fff'));
  });
});
