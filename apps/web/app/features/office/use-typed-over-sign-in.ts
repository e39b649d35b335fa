import { useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { tabStorage } from '../../browser-storage.ts';
import { officePaths } from '../../office-paths.ts';
import { isSecretField } from './secret-field.ts';

/** A form whose sender wasn't signed in any more, and the page it is on. */
interface Unsent {
  readonly page: string;
  /** Where it was sent: on an order's page each form has its own address. */
  readonly action: string;
  readonly typed: readonly (readonly [string, string])[];
}

const item = 'typed before the sign-in';

/** After a sign-in in this tab, fills in again the form that was sent when the session had ended. */
export function useTypedOverSignIn(): void {
  const { formAction, formData, formMethod, state } = useNavigation();
  const { pathname, search } = useLocation();
  const sent = useRef<Unsent>(null);
  const page = pathname + search;
  const isOwn = formMethod === 'POST' && formAction?.split('?')[0] === pathname && pathname !== officePaths.manage;

  useEffect(() => {
    if (isOwn && formData !== undefined)
      sent.current = { page, action: formAction, typed: [...formData].flatMap(kept) };
  }, [isOwn, formAction, formData, page]);

  useEffect(() => {
    if (state !== 'idle') return;
    const { current } = sent;
    sent.current = null;
    if (pathname === officePaths.manage) {
      // The way back leaves out what was done before.
      const from = new URLSearchParams(search).get('from');
      if (current !== null && from?.split('?')[0] === current.page.split('?')[0])
        tabStorage.write(item, JSON.stringify({ ...current, page: from }));
      return;
    }
    const stored = tabStorage.read(item);
    if (stored === null) return;
    tabStorage.remove(item);
    const unsent: Unsent = JSON.parse(stored);
    if (unsent.page === page) typeAgain(unsent);
  }, [state, page, pathname, search]);
}

/** For a sign-out, so that the next member at this desk starts with empty forms. */
export const forgetUnsent = (): void => tabStorage.remove(item);

const kept = ([name, value]: [string, FormDataEntryValue]): [string, string][] =>
  typeof value === 'string' && !isSecretField(name) ? [[name, value]] : [];

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(
    (each) =>
      each instanceof HTMLInputElement || each instanceof HTMLSelectElement || each instanceof HTMLTextAreaElement,
  );

/** Fills the form, including its hidden version, so that changes of others since then are still noticed. */
function typeAgain({ action, typed }: Unsent): void {
  const isSent = (name: string, value: string) => typed.some((each) => each[0] === name && each[1] === value);
  // Of several forms with the same fields, takes the one with the most equal hidden fields and buttons.
  const sameness = (form: HTMLFormElement) =>
    [...form.elements].filter(
      (each) =>
        (each instanceof HTMLButtonElement || (each instanceof HTMLInputElement && each.type === 'hidden')) &&
        isSent(each.name, each.value),
    ).length;
  const isOfSameFields = (form: HTMLFormElement) =>
    form.method === 'post' &&
    form.getAttribute('action') === action &&
    typed.every(([name]) => form.elements.namedItem(name) !== null);
  const [form] = [...document.forms].filter(isOfSameFields).sort((one, other) => sameness(other) - sameness(one));
  if (form === undefined) return;
  for (const control of controlsOf(form)) {
    const value = typed.find(([name]) => name === control.name)?.[1];
    if (control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type))
      control.checked = isSent(control.name, control.value);
    else if (value !== undefined) control.value = value;
  }
  form.closest('details')?.setAttribute('open', '');
}
