import { longestNote } from '@boxwright/contract';
import { type RefObject, useEffect, useState } from 'react';

/**
 * The note to the printer. It isn't part of the address, which is shared; in this tab it survives a reload, and it is
 * forgotten once it is in the cart with its box.
 *
 * @param posted the note of a form that was posted without JavaScript and refused
 */
export const useNote = (productId: number, field: RefObject<HTMLTextAreaElement | null>, posted = '') => {
  const key = keyOf(productId);
  const [note, setNote] = useState(posted);
  useEffect(() => {
    // Typed before the script arrived, or before a reload.
    setNote(field.current?.value || readKept(key));
  }, [key, field]);
  const change = (typed: string) => {
    setNote(typed);
    keep(key, typed);
  };
  return { note, change, forget: () => change('') };
};

const keyOf = (productId: number) => `note:${productId}`;

/** Puts a note where the customiser of a category finds it; an empty one takes it away. */
export const keepNote = (productId: number, note: string): void => keep(keyOf(productId), note);

const readKept = (key: string): string => {
  try {
    return (sessionStorage.getItem(key) ?? '').slice(0, longestNote);
  } catch {
    return '';
  }
};

const keep = (key: string, note: string) => {
  try {
    if (note === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, note);
  } catch {
    // Storage isn't available: the note lasts until a reload.
  }
};
