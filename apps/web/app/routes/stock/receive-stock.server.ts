import { redirect } from 'react-router';
import { readTyped, refused, sendTyped } from '../../features/plain-form/posted.server.ts';
import { officePaths } from '../../office-paths.ts';
import type { ServerApi } from '../../server-api.ts';
import type { TypedEntry } from './EntryForm.tsx';

const numberIn = (text: string): number | undefined => (/^\d{1,9}$/.test(text) ? Number(text) : undefined);

interface Shown {
  readonly entry?: TypedEntry;
  readonly level?: { readonly level: string };
}

/** Handles the page's forms as posted without JavaScript: with an `item` it is the level of its warning. */
export async function receiveStock(request: Request, api: ServerApi) {
  const posted = await readTyped(request, ['item', 'version', 'level', 'material', 'change', 'sheets', 'note']);
  const { item, version, level, ...entry } = posted;
  const itemId = numberIn(item);
  const seenVersion = numberIn(version);
  const answer =
    itemId === undefined
      ? await sendTyped(api, 'EnterStock', { ...entry, ...(seenVersion === undefined ? {} : { seenVersion }) })
      : await sendTyped(api, 'SetReorderLevel', { itemId, level, seenVersion: seenVersion ?? 0 });
  if (answer.ok) throw redirect(officePaths.stockItem(answer.value.id), 303);
  if (answer.failure.code === 'signed_out') throw redirect(officePaths.staffSignIn(officePaths.stock), 303);
  return refused<Shown>(answer.failure, itemId === undefined ? { entry } : { level: { level } });
}
