import { type RefObject, useEffect } from 'react';

/**
 * Keeps what is typed into a form while its page is left and come back to, in this tab. It is forgotten when the form is
 * sent: what is refused comes back from the server.
 *
 * @param key names the form and the state of what it changes: in another state other values are shown
 */
export function useKeptForm(form: RefObject<HTMLFormElement | null>, key: string, isRefused: boolean): void {
  useEffect(() => {
    const { current } = form;
    if (current === null) return;
    const name = `typed ${key}`;
    if (!isRefused) fill(current, sessionStorage.getItem(name));
    const keep = () => sessionStorage.setItem(name, JSON.stringify(typedIn(current)));
    const forget = () => sessionStorage.removeItem(name);
    current.addEventListener('input', keep);
    current.addEventListener('submit', forget);
    return () => {
      current.removeEventListener('input', keep);
      current.removeEventListener('submit', forget);
    };
  }, [form, key, isRefused]);
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isTyped = (element: Element): element is Control =>
  (element instanceof HTMLInputElement && !['hidden', 'radio', 'checkbox', 'file'].includes(element.type)) ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

const typedIn = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...form.elements].filter(isTyped).map(({ name, value }) => [name, value]));

function fill(form: HTMLFormElement, kept: string | null): void {
  if (kept === null) return;
  const values: Record<string, string> = JSON.parse(kept);
  for (const element of form.elements) {
    const value = isTyped(element) ? values[element.name] : undefined;
    if (isTyped(element) && value !== undefined) element.value = value;
  }
}
