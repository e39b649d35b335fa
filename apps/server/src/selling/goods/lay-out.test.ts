import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';

let shop: Shop;
let box: { varientid: number; boardid: number };
beforeAll(async () => {
  shop = await openShop();
  const visitor = shop.visitor();
  const [variant] = (await visitor.call('GetVariantData', { whereClause: { fld_item_route: 'soap-box' } })).data;
  const [board] = (await visitor.call('GetBoard')).data;
  box = { varientid: variant.fld_variantid, boardid: board.fld_board_id };
});
afterAll(() => shop.close());

let asked = 0;
/** A size that was not requested before. */
const unseen = () => {
  asked += 1;
  return {
    ...box,
    quantity: 1000,
    outercoatingid: 0,
    innercoatingid: 0,
    length: 70 + asked / 7,
    width: 41,
    height: 93,
  };
};

/** Milliseconds of CPU time that the main thread spends during the work. */
async function busyWhile(work: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

describe('boxes and stickers of new sizes', () => {
  test('are laid out off the main thread, and priced', async () => {
    const visitor = shop.visitor();
    await visitor.call('GetPrice', unseen());
    const boxes = Array.from({ length: 20 }, unseen);
    const priced = () =>
      busyWhile(async () => {
        for (const body of boxes) expect(await visitor.call('GetPrice', body)).toMatchObject({ status: 200 });
      });
    const cold = await priced();
    const known = await priced();
    // A layout takes some 15 ms; the main thread spends only the time for the messages to the worker and back.
    expect((cold - known) / boxes.length).toBeLessThan(8);
  });

  test('are laid out once, however many ask at the same time', async () => {
    const run = vi.spyOn(shop.services.work, 'run');
    const body = unseen();
    // Different questions, so that none is answered for another.
    const asked = ([1000, 2000, 3000] as const).map((quantity) => ({ ...body, quantity }));
    const answers = await Promise.all(asked.map((each) => shop.visitor().call('GetPrice', each)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(run).toHaveBeenCalledTimes(1);
    run.mockRestore();
  });

  test('are refused when the source’s allowance is used up, with a text that says when to retry', async () => {
    const strict = await openShop({ settings: { RATE_LIMIT: '60' } });
    try {
      const visitor = strict.visitor();
      const answers = [];
      for (let count = 0; count < 40; count += 1) answers.push(await visitor.call('GetPrice', unseen()));
      const refused = answers.find(({ status }) => status === 429);
      expect(refused?.data).toMatch(
        /^You have asked for a lot in a short time\. Please try again in \d+ (?:second|minute)s?\.$/,
      );
      expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
      // A known layout costs no allowance, and each source has its own allowance.
      const known = unseen();
      expect(await strict.visitor().call('GetPrice', known)).toMatchObject({ status: 200 });
      expect(await visitor.call('GetPrice', known)).toMatchObject({ status: 200 });
    } finally {
      await strict.close();
    }
  });
});
