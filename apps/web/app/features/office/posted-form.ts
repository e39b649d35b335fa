import { type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import type { PostedProblem } from '../plain-form/posted.server.ts';

/** What a page of the back office gets back from one of its forms. */
export type Posted<Shown = object> = {
  /** Which form it was. */
  readonly form: string;
  /** Why it was refused. */
  readonly failed?: PostedProblem;
  /** The values of a refused form, to be shown again. */
  readonly typed: Readonly<Record<string, string>>;
  /** A sentence that says what was done. */
  readonly done?: string;
} & Partial<Shown>;

/**
 * Why a form was refused that isn't on the page any more, because somebody else has changed what it was about.
 *
 * @param shown the names of all forms that the page shows now
 */
export const refusalWithoutForm = (posted: Posted | undefined, shown: readonly string[]): PostedProblem | undefined =>
  posted !== undefined && !shown.includes(posted.form) ? posted.failed : undefined;

/** Puts the focus into the field that a form was refused for, or on the reason if it shows no such field. */
export function useFocusOnRefusal(form: RefObject<HTMLFormElement | null>, failed: PostedProblem | undefined): void {
  useEffect(() => {
    if (failed === undefined) return;
    const wrong = failed.field === undefined ? null : form.current?.elements.namedItem(failed.field);
    if (wrong instanceof HTMLElement) wrong.focus();
    else form.current?.querySelector<HTMLElement>('[role="alert"]')?.focus();
  }, [form, failed]);
}

/**
 * A form of the back office that is posted to its page, with and without JavaScript. A refused form shows why beside
 * the field, with what was typed, and the field gets the focus. After success the form starts empty.
 */
export function usePostedForm(name: string, posted: Posted | undefined) {
  const own = posted?.form === name ? posted : undefined;
  const failed = own?.failed;
  const form = useRef<HTMLFormElement>(null);
  const { formData, formMethod } = useNavigation();
  const [last, setLast] = useState({ posted, timesDone: 0 });
  if (posted !== last.posted) {
    const isDone = own !== undefined && failed === undefined;
    setLast({ posted, timesDone: last.timesDone + (isDone ? 1 : 0) });
  }
  useFocusOnRefusal(form, failed);
  useEffect(() => {
    // The form has been replaced by an empty one, and the pressed button with it.
    if (last.timesDone > 0 && document.activeElement === document.body)
      document.querySelector<HTMLElement>('main [data-notice]')?.focus();
  }, [last.timesDone]);
  return {
    name,
    ref: form,
    timesDone: last.timesDone,
    failed,
    isSending: formMethod === 'POST' && (formData?.get('form') ?? '') === name,
    field: (field: string, initial = '') => ({
      name: field,
      defaultValue: own?.typed[field] ?? initial,
      error: failed?.field === field ? failed.text : undefined,
    }),
  };
}

export type PostedFormState = ReturnType<typeof usePostedForm>;
