import type { Pool } from 'pg';

/** Notifications that nodes get through PostgreSQL when the notifying transaction commits. */
export const channels = ['shop_version', 'office'] as const;
export type Channel = (typeof channels)[number];

/**
 * Listens to all channels on a connection of its own, until `stop` is called or the connection breaks; then `onEnd` is
 * called. A pooler in transaction mode delivers no notifications, so also poll for changes.
 */
export async function listen(
  pool: Pool,
  { onNotice, onEnd }: { readonly onNotice: (channel: Channel, payload: string) => void; readonly onEnd: () => void },
): Promise<{ readonly stop: () => void }> {
  const client = await pool.connect();
  let isOpen = true;
  const onNotification = ({ channel, payload = '' }: { channel: string; payload?: string | undefined }) => {
    const known = channels.find((name) => name === channel);
    if (known) onNotice(known, payload);
  };
  const stop = () => {
    if (!isOpen) return;
    isOpen = false;
    client.off('notification', onNotification);
    client.release(true);
  };
  client.on('notification', onNotification);
  client.once('end', () => {
    if (!isOpen) return;
    stop();
    onEnd();
  });
  try {
    await client.query(channels.map((name) => `LISTEN ${name}`).join('; '));
  } catch (error) {
    stop();
    throw error;
  }
  return { stop };
}
