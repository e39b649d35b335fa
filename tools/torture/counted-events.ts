import { setTimeout as wait } from 'node:timers/promises';
import { readDatabase } from './postgres.ts';
import type { Trial } from './scenario.ts';
import type { Shop } from './shop.ts';

/** Counts are stored in batches, some seconds later. */
const storedMs = 15_000;
const sent = 20;

/** An event with a character that can't be stored must not lose the other events of its batch. */
export const countsOfOthers = async (shop: Shop, { findings, random }: Trial): Promise<void> => {
  const visitor = shop.visitor();
  const label = random.word(12);
  for (let turn = 0; turn < sent; turn += 1) {
    await visitor.call('RecordEvent', { event: 'view_item', page: '/torture', label });
    await visitor.call('RecordEvent', { event: 'view_item', page: '/torture', label: `${label}\0` });
    await visitor.call('RecordEvent', { event: 'view_item', page: '/torture', label: `${label}\ud800` });
  }
  visitor.close();
  let counted = 0;
  for (const end = performance.now() + storedMs; counted < sent && performance.now() < end; await wait(500)) {
    counted = await readDatabase(shop.dataDir, async (query) => {
      const [row] = await query('select sum(count)::int as counted from event_counts where label = $1', [label]);
      return Number(row?.['counted'] ?? 0);
    });
  }
  findings.expect(
    counted === sent,
    `Of ${sent} events only ${counted} were counted, in batches with some that can't be stored.`,
  );
};
