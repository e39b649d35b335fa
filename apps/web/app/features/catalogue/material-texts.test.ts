import { expect, test } from 'vitest';
import { materialTexts } from './material-texts.ts';

const none = {
  bioDegradable: '',
  recyclable: '',
  nonToxic: '',
  foodGrade: '',
  ecoFriendly: '',
  carbonNeutral: '',
};
const text = (evidence: typeof none, name: string) =>
  materialTexts({ evidence }).find((label) => label.name === name)?.text;

test('a label shows its evidence, and without any it says only what is meant', () => {
  const proven = { ...none, carbonNeutral: 'PAS 2060 declaration 4711 of 3 March 2026.' };
  expect(text(proven, 'Carbon Neutral')).toBe('PAS 2060 declaration 4711 of 3 March 2026.');
  expect(text(none, 'Carbon Neutral')).toContain('we claim none');
  expect(text(none, '100% Eco-friendly')).toContain('We claim no more');
  expect(materialTexts({ evidence: none }).map(({ name }) => name)).toEqual([
    'Bio Degradable',
    'Recyclable',
    'Non-Toxic',
    'Food Grade',
    '100% Eco-friendly',
    'Carbon Neutral',
  ]);
});
