import { once } from 'node:events';
import type { Transform } from 'node:stream';
import { constants, createBrotliCompress, createDeflate, createGzip, createZstdCompress } from 'node:zlib';

/** Decompressed size of a bomb. */
const unpackedMiB = 256;

const packers = {
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_LGWIN]: 24 } }),
  gzip: () => createGzip({ level: 9 }),
  deflate: () => createDeflate({ level: 9 }),
  zstd: () => createZstdCompress(),
} as const satisfies Record<string, () => Transform>;

const packed = async (packer: Transform, feed: (packer: Transform) => Promise<void>): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  packer.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = once(packer, 'end');
  await feed(packer);
  packer.end();
  await ended;
  return Buffer.concat(chunks);
};

/** A stream of zeros in small chunks, so that the whole is never in memory. */
const zeros = Buffer.alloc(1024 * 1024);
const feedZeros = async (packer: Transform): Promise<void> => {
  for (let count = 0; count < unpackedMiB; count += 1) if (!packer.write(zeros)) await once(packer, 'drain');
};
const feed = (bytes: Buffer) => async (packer: Transform) => {
  packer.write(bytes);
};

export interface Encoded {
  /** The value of Content-Encoding. */
  readonly encoding: string;
  readonly body: Buffer;
}

/** Small bodies under every content encoding: bombs of each kind, stacked ones, and invalid ones. */
export const makeBombs = async (): Promise<Encoded[]> => {
  const bombs: Encoded[] = [];
  for (const [encoding, packer] of Object.entries(packers)) {
    bombs.push({ encoding, body: await packed(packer(), feedZeros) });
  }
  const of = (encoding: string) => bombs.find((bomb) => bomb.encoding === encoding)?.body ?? Buffer.alloc(0);
  const twice = await packed(packers.br(), feed(of('gzip')));
  return [
    ...bombs,
    { encoding: 'gzip, br', body: twice },
    { encoding: 'GZIP', body: of('gzip') },
    { encoding: 'x-gzip', body: of('gzip') },
    { encoding: 'br;q=1', body: of('br') },
    { encoding: 'nonsense', body: Buffer.from('{}') },
    { encoding: 'gzip', body: Buffer.from('this is no gzip') },
    { encoding: 'br', body: Buffer.alloc(0) },
  ];
};
