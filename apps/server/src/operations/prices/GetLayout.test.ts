import { demoRateCard } from '@boxwright/pricing';
import { insertRateCard, inTransaction } from '@boxwright/storage';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const carton = { quantity: 1000, varientid: 202, boardid: 2, outercoatingid: 2, innercoatingid: 0 };
const layout = (own: object = {}) => shop.visitor().call('GetLayout', { ...carton, ...own });

interface Place {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

describe('GetLayout', () => {
  test('places every blank completely on its sheet, and lists each outline once', async () => {
    const { status, data } = await layout({ length: 60, width: 40, height: 100 });
    expect(status).toBe(200);
    const [part] = data.parts;
    expect(data.parts).toHaveLength(1);
    expect(part.sheet).toMatch(/^\d+×\d+ in$/);
    expect(part.places).toHaveLength(part.ups);
    expect(part.ups).toBeGreaterThan(1);
    expect(part.gripper).toBe(12);
    expect(part.most_ups).toBeGreaterThanOrEqual(part.ups);
    expect(part.bound).toBeGreaterThanOrEqual(part.most_ups);
    expect(part.sheets).toBeGreaterThan(1000 / part.ups);
    const width = Math.max(...part.outline.map(([x]: [number, number]) => x));
    const height = Math.max(...part.outline.map(([, y]: [number, number]) => y));
    for (const { x, y, turn } of part.places as Place[]) {
      const lies = turn % 180 === 0;
      expect(lies ? 'longer edge' : 'shorter edge').toBe(part.grain);
      expect(x).toBeGreaterThanOrEqual(5);
      expect(y).toBeGreaterThanOrEqual(part.gripper);
      expect(x + (lies ? width : height)).toBeLessThanOrEqual(part.sheet_length - 4.99);
      expect(y + (lies ? height : width)).toBeLessThanOrEqual(part.sheet_width - 4.99);
    }
  });

  test('uses the layout figures of the rate card in force, and the usual ones for an older card without them', async () => {
    const own = { length: 60, width: 40, height: 100 };
    const { imposition, ...older } = demoRateCard;
    const inForce = async (version: string, validFrom: string, card: object) => {
      await inTransaction(shop.services.db, (tx) => insertRateCard(tx, { version, validFrom, card: { ...card } }));
      shop.clock.advance({ minutes: 2 });
      return (await layout(own)).data.parts[0];
    };
    const before = (await layout(own)).data.parts[0];
    expect(await inForce('older', '2026-04-02', { ...older, version: 2 })).toEqual(before);
    const wider = { ...imposition, gripper: 20, betweenKnives: 9 };
    const after = await inForce('wider', '2026-04-03', { ...older, imposition: wider, version: 3 });
    expect(after.gripper).toBe(20);
    expect(after.most_ups).toBeLessThan(before.most_ups);
  });

  test('refuses what can’t be priced, with a readable message', async () => {
    expect(await layout({ quantity: 10 })).toMatchObject({ status: 400, data: 'Quantity must be at least 1000' });
    expect(await layout({ length: 60, width: 1, height: 100 })).toMatchObject({
      status: 422,
      body: { field: 'width' },
    });
    expect(await layout({ varientid: 9999 })).toMatchObject({ status: 404 });
  });
});
