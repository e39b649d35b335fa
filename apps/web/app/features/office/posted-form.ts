import { useEffect, useRef } from 'react';
import type { PostedProblem } from '../plain-form/posted.server.ts';

/** What a page with several forms hands back when one of them was refused. */
export interface PostedForm {
  /** Which form it was. */
  readonly form: string;
  readonly failed: PostedProblem;
  readonly typed: Readonly<Record<string, string>>;
}

/**
 * A form of the back office that is posted to its page, with and without JavaScript. A refused form shows why beside the
 * field, with what was typed, and the field gets the focus.
 */
export function usePostedForm(name: string, posted: PostedForm | undefined) {
  const own = posted?.form === name ? posted : undefined;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (own === undefined) return;
    const wrong = own.failed.field === undefined ? null : form.current?.elements.namedItem(own.failed.field);
    if (wrong instanceof HTMLElement) wrong.focus();
    else form.current?.querySelector<HTMLElement>('[role="alert"]')?.focus();
  }, [own]);
  return {
    ref: form,
    failed: own?.failed,
    field: (field: string, initial = '') => ({
      name: field,
      defaultValue: own?.typed[field] ?? initial,
      error: own?.failed.field === field ? own.failed.text : undefined,
    }),
  };
}
