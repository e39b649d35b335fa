import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a form whose page gets its refusal: the field that was refused takes the focus, as in forms that check what is typed
 * themselves.
 *
 * @param answer another one each time; undefined without one
 */
export function useRefusedFocus(answer: object | undefined): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (answer !== undefined) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [answer]);
  return form;
}
