import { eventually, freshDatabase } from '@boxwright/testing';
import { afterAll, expect, test, vi } from 'vitest';
import { listen } from './notifications.ts';

const { pool, close } = await freshDatabase();
afterAll(close);

test('a listener is notified of a change after its commit, and notices when the connection breaks', async () => {
  const onNotice = vi.fn();
  const onEnd = vi.fn();
  const { stop } = await listen(pool, { onNotice, onEnd });
  const client = await pool.connect();
  await client.query('BEGIN');
  await client.query(`UPDATE coatings SET name = name`);
  await pool.query('SELECT 1');
  expect(onNotice).not.toHaveBeenCalled();
  await client.query('COMMIT');
  client.release();
  await eventually(() => expect(onNotice).toHaveBeenCalledWith('shop_version', ''));

  await pool.query(`SELECT pg_notify('office', 'order-placed 7')`);
  await eventually(() => expect(onNotice).toHaveBeenCalledWith('office', 'order-placed 7'));

  await pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN %' AND datname = current_database()`,
  );
  await eventually(() => expect(onEnd).toHaveBeenCalledOnce());
  stop();
});
