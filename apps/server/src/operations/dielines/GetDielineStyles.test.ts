import { boxStyles } from '@boxwright/dieline';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

describe('GetDielineStyles', () => {
  test('lists every style with its measures, limits and options to everybody', async () => {
    const { status, data } = await shop.visitor().call('GetDielineStyles');
    expect(status).toBe(200);
    expect(data.map((row: { fld_style: string }) => row.fld_style)).toEqual(boxStyles.map(({ id }) => id));
    const [first] = data;
    expect(first).toMatchObject({ fld_ecma: 'A20.20.01.01', fld_family: 'tube' });
    expect(first.fld_fields.map((each: { fld_field: string }) => each.fld_field)).toEqual([
      'length',
      'width',
      'height',
    ]);
    for (const row of data) {
      for (const { fld_least, fld_most } of row.fld_fields) expect(fld_least).toBeLessThan(fld_most);
      for (const option of row.fld_options) {
        expect(option.fld_choices.length > 0, option.fld_option).toBe(option.fld_kind === 'choice');
        expect(option.fld_least !== null, option.fld_option).toBe(option.fld_kind === 'number');
      }
    }
  });

  test('takes no fields', async () => {
    const refused = await shop.visitor().call('GetDielineStyles', { fld_style: 'tag' });
    expect(refused).toMatchObject({ status: 400, code: 'invalid' });
  });
});
