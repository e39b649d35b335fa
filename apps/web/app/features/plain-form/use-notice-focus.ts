import { type RefObject, useEffect, useRef } from 'react';
import { useActionData, useLocation } from 'react-router';

/**
 * For the notice that says what a form has done, or why not. It takes the focus, because the pressed button may have gone
 * with its form, after every answer: one in the same words is read out again.
 */
export function useNoticeFocus<E extends HTMLElement>(isShown: boolean): RefObject<E | null> {
  const notice = useRef<E>(null);
  const { key } = useLocation();
  const answer = useActionData();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is another page or other action data.
  useEffect(() => {
    if (isShown) notice.current?.focus();
  }, [isShown, key, answer]);
  return notice;
}
