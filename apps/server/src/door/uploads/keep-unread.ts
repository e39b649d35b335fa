import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fail, type Result } from '@boxwright/contract';
import { inTransaction, raiseAlert } from '@boxwright/storage';
import type { FastifyRequest } from 'fastify';
import type { Services } from '../../calls/services.ts';
import type { Env } from '../../process/env.ts';
import { indianDay } from '../../process/indian-day.ts';
import type { AlertKind } from '../../selling/alerts/alert-kinds.ts';

/** Few enough never to fill the disk, and long enough for somebody to look. */
const [mostKept, daysKept] = [5, 30];

const ourFault =
  'We could not read this file because of an error of ours, and keep it to find out why. Please try it as a PNG or JPEG meanwhile, or send it to us by e-mail.';

const folderOf = ({ dataDir }: Pick<Env, 'dataDir'>): string => join(dataDir, 'unread');

/**
 * Keeps a file that made our own code fail, logs the error with the request, and raises an alert, once a day for the
 * same error. The sender isn't blamed.
 *
 * @param path of the received file, which the caller removes
 */
export async function keepUnread(
  { db, env, now }: Pick<Services, 'db' | 'env' | 'now'>,
  request: FastifyRequest,
  { path, field }: { readonly path: string; readonly field: string },
  error: unknown,
): Promise<Result<never>> {
  const name = `${request.id.replaceAll(/[^\w-]/g, '')}.file`;
  request.log.error({ err: error, kept: name }, 'an uploaded file could not be read');
  const folder = folderOf(env);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await copyFile(path, join(folder, name));
  await sweepUnread(env, now().getTime());
  const what = error instanceof Error ? error.message : String(error);
  const sum = createHash('sha256').update(what).digest('hex').slice(0, 16);
  await inTransaction(db, (tx) =>
    raiseAlert(tx, {
      key: `unread-file:${indianDay(now())}:${sum}`,
      kind: 'unread-file' satisfies AlertKind,
      message: `An uploaded file could not be read because of an error of ours (${what.slice(0, 200)}). The file is kept for ${daysKept} days as unread/${name} in the data folder, and the log has the error with request ${request.id}.`,
      createdAt: now(),
    }),
  );
  return fail('internal', ourFault, { field });
}

/** Removes kept files whose time is over, and the oldest when there are too many. */
export async function sweepUnread(env: Pick<Env, 'dataDir'>, now: number): Promise<void> {
  const folder = folderOf(env);
  const kept = await Promise.all(
    (await readdir(folder).catch(() => [])).map(async (name) => {
      const path = join(folder, name);
      return { path, keptAt: (await stat(path).catch(() => undefined))?.mtimeMs ?? 0 };
    }),
  );
  kept.sort((one, other) => other.keptAt - one.keptAt);
  for (const [index, { path, keptAt }] of kept.entries()) {
    if (index >= mostKept || now - keptAt > daysKept * 86_400_000) await rm(path, { force: true });
  }
}
