import { type RefObject, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { draftOwner, keepDraft, readDraft } from '../../drafts.ts';
import { names } from '../../features/configurator/box-choice.ts';

/**
 * The note to the printer. A note in a shared link is taken out of the address, so that it can't overwrite a later
 * change. The note survives a reload in this tab, and is forgotten once it is in the cart with its box.
 *
 * @param given the note of the address, or of a form that was posted without JavaScript and refused
 */
export const useNote = (productId: number, given: string, field: RefObject<HTMLTextAreaElement | null>) => {
  const name = `note:${productId}`;
  const [owner] = useState(draftOwner);
  const [note, setNote] = useState(given);
  const [params, setParams] = useSearchParams();
  const keep = (text: string) => keepDraft(owner, name, text === '' ? null : text);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on hydration.
  useEffect(() => {
    const typed = field.current?.value ?? '';
    // In this order: typed before the script arrived, from a link, typed before a reload.
    const begun = (typed === given ? '' : typed) || given || (readDraft(owner, name) ?? '');
    setNote(begun);
    if (!params.has(names.note)) return;
    keep(begun);
    const rest = new URLSearchParams(params);
    rest.delete(names.note);
    setParams(rest, { replace: true, preventScrollReset: true });
  }, []);
  const change = (typed: string) => {
    setNote(typed);
    keep(typed);
  };
  return { note, change, forget: () => change('') };
};
