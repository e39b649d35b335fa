import { browserStorage } from '../../browser-storage.ts';

export const lastBoxesKey = 'boxes:last';

/** Some thirty of them, in letters. */
const most = 120;

/** Makes a category the one that this browser opened last in the customiser; `lastBoxes` reads them. */
export const keepAsLast = (id: number): void => {
  browserStorage.write(lastBoxesKey, `${id},${browserStorage.read(lastBoxesKey)}`.slice(0, most));
};
