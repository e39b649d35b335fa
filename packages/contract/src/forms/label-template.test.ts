import { expect, test } from 'vitest';
import { labelTemplateAddress } from './label-template.ts';

test('round and rectangular stickers have a template in their size, others and impossible sizes have none', () => {
  const of = (outline: string | undefined, length: number | null, width: number | null) =>
    labelTemplateAddress({ outline, length, width });
  expect(of('round', 40, 40)).toBe('/dielines/label-round?length=40');
  expect(of('rectangle', 75, 50.5)).toBe('/dielines/label-rectangular?length=75&width=50.5&cornerRadius=0');
  expect([of('heart', 40, 40), of('die-cut', 40, 40), of(undefined, 40, 40)]).toEqual([null, null, null]);
  expect([of('round', null, 40), of('rectangle', 5, 40), of('rectangle', 456, 40)]).toEqual([null, null, null]);
});
