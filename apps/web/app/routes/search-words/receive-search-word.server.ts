import { redirect } from 'react-router';
import { signInAgain } from '../../features/office/sign-in-again.server.ts';
import { readTyped, refused, sendTyped } from '../../features/plain-form/posted.server.ts';
import { officePaths } from '../../office-paths.ts';
import type { ServerApi } from '../../server-api.ts';

const idIn = (text: string): number | undefined => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined);

interface Shown {
  readonly done?: string;
  readonly typed?: { readonly word: string; readonly target: string };
}

/** Handles the page's forms as posted: `delete` holds the word to delete; otherwise a word is added or changed. */
export async function receiveSearchWord(request: Request, api: ServerApi) {
  const posted = await readTyped(request, ['delete', 'id', 'word', 'target']);
  const deleted = idIn(posted.delete);
  const id = idIn(posted.id);
  const typed = { word: posted.word, target: posted.target };
  const answer =
    deleted === undefined
      ? await sendTyped(api, 'SaveSearchWord', { ...typed, ...(id === undefined ? {} : { id }) })
      : await api.call('DeleteSearchWord', { id: deleted });
  if (!answer.ok) {
    if (answer.failure.code === 'signed_out') throw signInAgain(request);
    return refused<Shown>(answer.failure, deleted === undefined ? { typed } : {});
  }
  const { word } = answer.value;
  if (deleted !== undefined) return { done: `“${word}” was deleted.`, failed: undefined, typed: undefined };
  throw redirect(officePaths.searchWordsOf({ search: word }), 303);
}
