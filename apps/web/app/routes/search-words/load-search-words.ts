import { officeCall } from '../../features/office/office-call.ts';
import { askedPage } from '../../features/shell/asked-page.ts';
import { idIn } from '../../ids.ts';
import type { ServerApi } from '../../server-api.ts';

export const pageSize = 50;

/** The words that the address searches for, and the word that it asks to change. */
export async function loadSearchWords(url: URL, api: ServerApi) {
  const search = (url.searchParams.get('search') ?? '').trim().slice(0, 60).toWellFormed();
  const wordId = idIn(url.searchParams.get('edit'));
  const found = await officeCall(api, url, 'GetSearchWords', {
    search,
    page: askedPage(url),
    pageSize,
    ...(wordId === undefined ? {} : { wordId }),
  });
  return { ...found, search, isGone: wordId !== undefined && found.word === null };
}
