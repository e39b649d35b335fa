import { browserStorage } from '../../browser-storage.ts';

export const lastBoxesKey = 'boxes:last';

/** As many as a page lists. */
const most = 4;

/** Makes a category the one that this browser opened last in the customiser; `lastBoxes` reads them. */
export const keepAsLast = (id: number): void => {
  const known = browserStorage.read(lastBoxesKey) ?? '';
  browserStorage.write(lastBoxesKey, [...new Set([`${id}`, ...known.split(',')])].slice(0, most).join());
};
