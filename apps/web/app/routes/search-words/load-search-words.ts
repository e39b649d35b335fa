import { data, redirect } from 'react-router';
import { askedPage } from '../../features/shell/asked-page.ts';
import { paths } from '../../paths.ts';
import type { ServerApi } from '../../server-api.ts';

export const pageSize = 50;

/** The words that the address asks for, and the one that it asks to change. */
export async function loadSearchWords(url: URL, api: ServerApi) {
  const search = (url.searchParams.get('search') ?? '').trim().slice(0, 60).toWellFormed();
  const edit = url.searchParams.get('edit');
  const wordId = edit !== null && /^[1-9]\d{0,8}$/.test(edit) ? Number(edit) : undefined;
  const answer = await api.call('GetSearchWords', {
    search,
    page: askedPage(url),
    pageSize,
    ...(wordId === undefined ? {} : { wordId }),
  });
  if (answer.ok) return { ...answer.value, search, isGone: wordId !== undefined && answer.value.word === null };
  if (answer.failure.code === 'signed_out' || answer.failure.code === 'forbidden') throw redirect(paths.manage);
  throw data(answer.failure.text, { status: 503 });
}
