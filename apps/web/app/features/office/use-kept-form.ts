import { type RefObject, useEffect, useRef, useState } from 'react';
import { useActionData, useLocation, useNavigation } from 'react-router';
import { tabStorage } from '../../browser-storage.ts';
import { isSecretField } from './secret-field.ts';

/**
 * Keeps what is typed into a form in this tab, also after a reload, a sign-in or a visit to another page. It is
 * forgotten once the form was sent without a refusal, and at the sign-out.
 *
 * @param name names the form by its subject, without anything that others change; null keeps nothing
 * @returns how often the form was sent with success: the form's React key, so that it is empty after each time
 */
export function useKeptForm(form: RefObject<HTMLFormElement | null>, name: string | null, isRefused: boolean): number {
  const [timesSent, setTimesSent] = useState(0);
  const isSent = useRef(false);
  const { state } = useNavigation();
  const { key: page } = useLocation();
  const answer = useActionData();
  const item = name === null ? null : prefix + name;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a form that was sent with success is replaced by a new one.
  useEffect(() => {
    if (item === null) return;
    if (!isRefused && form.current) fill(form.current, tabStorage.read(item));
    const keep = ({ target }: Event) => {
      const { current } = form;
      if (current === null || !(target instanceof Node) || !current.contains(target)) return;
      tabStorage.write(item, JSON.stringify(typedIn(current)));
    };
    // If another form is sent meanwhile, this form's answer stays unknown, and it is kept.
    const noteSent = ({ target }: Event) => {
      isSent.current = target === form.current;
    };
    document.addEventListener('input', keep);
    document.addEventListener('submit', noteSent);
    return () => {
      document.removeEventListener('input', keep);
      document.removeEventListener('submit', noteSent);
    };
  }, [form, item, isRefused, timesSent]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer to a form is another page or other action data.
  useEffect(() => {
    if (state !== 'idle' || !isSent.current || item === null) return;
    isSent.current = false;
    if (isRefused) return;
    tabStorage.remove(item);
    setTimesSent((times) => times + 1);
  }, [state, page, answer]);
  return timesSent;
}

const prefix = 'typed ';

/** For a sign-out, so that the next member at this desk starts with empty forms. */
export const forgetKeptForms = (): void =>
  tabStorage.remove(...tabStorage.keys().filter((item) => item.startsWith(prefix)));

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isTyped = (element: Element): element is Control =>
  (element instanceof HTMLInputElement && !['hidden', 'radio', 'checkbox', 'file'].includes(element.type)) ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

const typedIn = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...form.elements].flatMap((element) =>
      isTyped(element) && !isSecretField(element.name) ? [[element.name, element.value]] : [],
    ),
  );

function fill(form: HTMLFormElement, kept: string | null): void {
  if (kept === null) return;
  const values: Record<string, string> = JSON.parse(kept);
  for (const element of form.elements) {
    const value = isTyped(element) ? values[element.name] : undefined;
    if (isTyped(element) && value !== undefined) element.value = value;
  }
}
