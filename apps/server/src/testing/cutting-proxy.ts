import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * Passes connections on to a port of this machine, and cuts the one that has sent the next of these many bytes more.
 *
 * @param cuts in bytes sent since the last cut; afterwards nothing is cut any more
 */
export async function openCuttingProxy(port: number, cuts: readonly number[]) {
  const left = [...cuts];
  let sent = 0;
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    const onward = connect(port, '127.0.0.1');
    for (const each of [socket, onward]) {
      open.add(each);
      each.on('error', () => undefined).once('close', () => open.delete(each));
    }
    socket.on('data', (bytes) => {
      sent += bytes.length;
      onward.write(bytes);
      if (left.length === 0 || sent < (left[0] ?? 0)) return;
      left.shift();
      sent = 0;
      socket.resetAndDestroy();
      // What has been passed on arrives, as it does from a phone that loses its network.
      onward.end();
    });
    onward.on('data', (bytes) => socket.write(bytes));
    socket.once('close', () => onward.destroy());
    onward.once('close', () => socket.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address() as AddressInfo; // it listens on a port
  return {
    address: `http://127.0.0.1:${address.port}`,
    /** How many cuts are still to come. */
    left: () => left.length,
    close: () => {
      for (const each of open) each.destroy();
      server.close();
    },
  };
}
