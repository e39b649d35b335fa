import { describe, expect, it } from 'vitest';
import { formatLongMoment, formatMoment } from './moment.ts';

describe('a moment', () => {
  it.each([
    ['2026-11-20T11:35:00Z', '20 Nov 2026, 5:05\u00a0pm'],
    ['2026-12-31T18:30:00Z', '1 Jan 2027, 12:00\u00a0am'],
    ['2026-06-01T06:29:59Z', '1 Jun 2026, 11:59\u00a0am'],
    ['2026-06-01T06:30:00Z', '1 Jun 2026, 12:00\u00a0pm'],
  ])('%s is %s in India', (moment, text) => {
    expect(formatMoment(new Date(moment))).toBe(text);
  });

  it('has a long form', () => {
    expect(formatLongMoment(new Date('2026-11-20T11:35:00Z'))).toBe('20 November 2026, 5:05\u00a0pm');
  });
});
