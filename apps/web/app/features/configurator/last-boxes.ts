import { browserStorage } from '../../browser-storage.ts';
import { idIn } from '../../ids.ts';
import { lastBoxesKey } from './keep-last-box.ts';

/** As many as a page lists. */
const most = 4;

/** Ids of the categories that this browser opened last in the customiser, the newest first. */
export const lastBoxes = (): readonly number[] =>
  (browserStorage.read(lastBoxesKey) ?? '')
    .split(',')
    .flatMap((id) => idIn(id) ?? [])
    .slice(0, most);
