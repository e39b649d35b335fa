import { browserStorage } from '../../browser-storage.ts';

export const lastBoxesKey = 'boxes:last';

/** Makes a category the one that this browser opened last in the customiser; `lastBoxes` reads them. */
export const keepAsLast = (id: number): void => {
  // Nothing kept yet is a word among the ids, which the reader passes over.
  const known = new Set(`${id},${browserStorage.read(lastBoxesKey)}`.split(','));
  browserStorage.write(lastBoxesKey, [...known].join());
};
