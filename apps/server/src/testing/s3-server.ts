import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

/** The S3 server of another project, with the bucket `shop`; its files are in a separate folder. */
export interface S3Server {
  /** Settings of a shop that keeps its files there. */
  readonly settings: Readonly<Record<string, string>>;
  /** The path of a stored file's bytes. */
  pathOf(key: string): string;
  /** Stops answering; the files stay. */
  stop(): Promise<void>;
  /** Answers again, at the same address. */
  start(): Promise<void>;
  close(): Promise<void>;
}

export async function openS3Server(): Promise<S3Server> {
  const directory = mkdtempSync(join(tmpdir(), 'boxwright-s3-'));
  const open = (port: number) =>
    new S3rver({ address: '127.0.0.1', port, silent: true, directory, configureBuckets: [{ name: 'shop' }] });
  let server = open(0);
  const { port } = await server.run();
  return {
    settings: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: 'shop',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    pathOf: (key) => join(directory, 'shop', `${key}._S3rver_object`),
    stop: () => server.close(),
    async start() {
      server = open(port);
      await server.run();
    },
    async close() {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
