import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { conditions } from '../label-finder/containers.ts';
import { closeUpOf } from './close-up.ts';
import { knowledgeOf, thatStand } from './material-knowledge.ts';
import { lookOf } from './picture/looks.ts';

const codes = ['chromo-paper', 'kraft', 'white-vinyl', 'transparent-vinyl', 'metallic', 'holographic'];
const offered = codes.map((code) => ({ code }));

test.each(codes)('%s has texts, its own look, and a close-up', (code) => {
  expect(knowledgeOf(code)?.goodFor.length).toBeGreaterThan(1);
  expect(code === 'white-vinyl' || lookOf(code) !== lookOf('unknown')).toBe(true);
  expect(existsSync(join(import.meta.dirname, '../../../public', closeUpOf(code)))).toBe(true);
});

test('paper is suggested for dry goods only, film for all', () => {
  expect(thatStand(offered, 'dry').map(({ code }) => code)).toEqual(codes);
  for (const condition of conditions.filter((each) => each !== 'dry')) {
    expect(thatStand(offered, condition).map(({ code }) => code)).toEqual(codes.slice(2));
  }
});

test('nothing is claimed about a material that staff have added', () => {
  expect(knowledgeOf('bamboo')).toBeNull();
  expect(thatStand([{ code: 'bamboo' }], 'dry')).toEqual([]);
});
