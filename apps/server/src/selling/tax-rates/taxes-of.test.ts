import { describe, expect, test } from 'vitest';
import { taxBuckets, taxesOf } from './taxes-of.ts';

const home = (gstRateBps: number, half: number) => ({ gstRateBps, cgstPaise: half, sgstPaise: half, igstPaise: 0 });
const away = (gstRateBps: number, igstPaise: number) => ({ gstRateBps, cgstPaise: 0, sgstPaise: 0, igstPaise });

describe('the taxes of an order', () => {
  test('have one line per tax and rate, CGST and SGST at half the rate, lower rates first', () => {
    expect(taxesOf([home(1800, 8_280), home(500, 7_400), home(1800, 20)])).toEqual([
      { name: 'CGST', rate: 250, amount: 7_400 },
      { name: 'SGST', rate: 250, amount: 7_400 },
      { name: 'CGST', rate: 900, amount: 8_300 },
      { name: 'SGST', rate: 900, amount: 8_300 },
    ]);
    expect(taxesOf([away(1800, 16_560), away(0, 0)])).toEqual([{ name: 'IGST', rate: 1800, amount: 16_560 }]);
  });

  test('are counted in buckets of 5, 18 and 28 per cent by the rate of each line', () => {
    const lines = [home(500, 7_400), home(1800, 8_280), home(1800, 20), home(2800, 1_000)];
    expect(taxBuckets(lines)).toEqual({
      gst5Items: 1,
      gst5Amount: 14_800,
      gst18Items: 2,
      gst18Amount: 16_600,
      gst28Items: 1,
      gst28Amount: 2_000,
    });
    expect(taxBuckets([away(1800, 16_560), away(1200, 5)])).toMatchObject({
      gst5Items: 0,
      gst5Amount: 0,
      gst18Items: 1,
      gst18Amount: 16_560,
      gst28Items: 0,
    });
  });
});
