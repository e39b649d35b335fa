import { type RefObject, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { names } from '../../features/configurator/box-choice.ts';

/**
 * The note to the printer. A shared link brings one along; then it leaves the address, so that a later change isn't lost
 * to it. In this tab it survives a reload, and it is forgotten once it is in the cart with its box.
 *
 * @param given the note of the address, or of a form that was posted without JavaScript and refused
 */
export const useNote = (productId: number, given: string, field: RefObject<HTMLTextAreaElement | null>) => {
  const key = `note:${productId}`;
  const [note, setNote] = useState(given);
  const [params, setParams] = useSearchParams();

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on hydration.
  useEffect(() => {
    const typed = field.current?.value ?? '';
    // Typed before the script arrived, brought by a link, or typed before a reload.
    const begun = (typed === given ? '' : typed) || given || readKept(key);
    setNote(begun);
    if (!params.has(names.note)) return;
    keep(key, begun);
    const rest = new URLSearchParams(params);
    rest.delete(names.note);
    setParams(rest, { replace: true, preventScrollReset: true });
  }, []);
  const change = (typed: string) => {
    setNote(typed);
    keep(key, typed);
  };
  return { note, change, forget: () => change('') };
};

const readKept = (key: string): string => {
  try {
    return sessionStorage.getItem(key) ?? '';
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
