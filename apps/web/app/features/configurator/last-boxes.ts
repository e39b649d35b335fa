import { browserStorage } from '../../browser-storage.ts';
import { idIn } from '../../ids.ts';

const key = 'boxes:last';

/** As many as a page lists. */
const most = 4;

/** Ids of the categories that this browser opened in the customiser, the last one first. */
export const lastBoxes = (): readonly number[] =>
  (browserStorage.read(key) ?? '').split(',').flatMap((id) => idIn(id) ?? []);

/** Makes a category the last one. */
export const keepAsLast = (id: number): void => {
  const known = lastBoxes();
  if (known[0] === id) return;
  browserStorage.write(key, [id, ...known.filter((other) => other !== id)].slice(0, most).join());
};
