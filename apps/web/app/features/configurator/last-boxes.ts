import { browserStorage } from '../../browser-storage.ts';
import { idIn } from '../../ids.ts';
import { lastBoxesKey } from './keep-last-box.ts';

/** Ids of the categories that this browser opened in the customiser, the last one first. */
export const lastBoxes = (): readonly number[] =>
  (browserStorage.read(lastBoxesKey) ?? '').split(',').flatMap((id) => idIn(id) ?? []);
