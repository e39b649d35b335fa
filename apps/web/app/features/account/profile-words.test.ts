import { describe, expect, it } from 'vitest';
import { asDay, initialsOf, monthName, orNothing } from './profile-words.ts';

describe('a profile’s values', () => {
  it('are N/A if they are missing', () => {
    expect([orNothing(null), orNothing(' '), orNothing('Kokko')]).toEqual(['N/A', 'N/A', 'Kokko']);
    expect([asDay(null), asDay(''), asDay('yesterday')]).toEqual(['N/A', 'N/A', 'N/A']);
  });
  it('show days as DD/MM/YYYY, and moments as the day they were in India', () => {
    expect(asDay('1988-02-29')).toBe('29/02/1988');
    expect(asDay('2026-11-20T19:00:00.000Z')).toBe('21/11/2026');
  });
});

it('initials are those of first and last name', () => {
  expect(['Asha Raman', 'Asha', ' a. b.  kumar ', ''].map(initialsOf)).toEqual(['AR', 'A', 'AK', '']);
});

it('a month has a short name and a long one', () => {
  expect(monthName('2026-02')).toEqual({ short: 'Feb', long: 'Feb 2026' });
});
