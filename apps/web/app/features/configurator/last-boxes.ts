import { browserStorage } from '../../browser-storage.ts';
import { idIn } from '../../ids.ts';
import { lastBoxesKey } from './keep-last-box.ts';

/** As many as a page lists. */
const most = 4;

/** Ids of the categories that this browser opened last in the customiser, the newest first and each once. */
export const lastBoxes = (): readonly number[] => {
  // What stands last is no id, or was cut off.
  const opened = (browserStorage.read(lastBoxesKey) ?? '').split(',').slice(0, -1);
  return [...new Set(opened.flatMap((id) => idIn(id) ?? []))].slice(0, most);
};
