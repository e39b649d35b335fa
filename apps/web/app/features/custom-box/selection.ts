import { useSyncExternalStore } from 'react';
import { tabStorage } from '../../browser-storage.ts';
import { selectionKey as key } from '../session/stored-keys.ts';

/** A chosen part of the box, as the panel shows it. */
export interface ChosenPart {
  readonly name: string;
  /** URL of its picture; null if there is none, e.g. without a coating. */
  readonly image: string | null;
}

/** The choices in the customiser: this tab's customised box. */
export interface Selection {
  readonly box: ChosenPart;
  /** The size, and with it the design of the box. */
  readonly design: ChosenPart;
  readonly outerCoating: ChosenPart;
  readonly innerCoating: ChosenPart;
  readonly board: ChosenPart;
  /** URL to continue with it. */
  readonly address: string;
}

const changed = 'customised-box';

let readText: string | null = null;
let last: Selection | null = null;

/** This tab's customised box; the same object until it changes. */
export const readSelection = (): Selection | null => {
  const text = tabStorage.read(key);
  if (text === readText) return last;
  readText = text;
  last = parse(text);
  return last;
};

export const keepSelection = (selection: Selection): void => {
  // Where it can't be stored, the box is still in the URL.
  if (tabStorage.write(key, JSON.stringify(selection))) window.dispatchEvent(new Event(changed));
};

const listen = (listener: () => void): (() => void) => {
  window.addEventListener(changed, listener);
  return () => window.removeEventListener(changed, listener);
};

export const useSelection = (): Selection | null => useSyncExternalStore(listen, readSelection, () => null);

const parts = ['box', 'design', 'outerCoating', 'innerCoating', 'board'] as const;

const parse = (text: string | null): Selection | null => {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const fields = kept as Record<string, unknown>; // any JSON object
    const { address } = fields;
    const isWhole =
      typeof address === 'string' && address.startsWith('/') && parts.every((part) => isPart(fields[part]));
    return isWhole ? (kept as Selection) : null; // each field has been checked above
  } catch {
    return null;
  }
};

const isPart = (value: unknown): value is ChosenPart =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'image' in value &&
  (value.image === null || typeof value.image === 'string');
