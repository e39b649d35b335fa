import { type RefObject, useEffect, useRef } from 'react';

interface KeptFocus<Part extends HTMLElement> {
  readonly ref: RefObject<Part | null>;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}

/**
 * Keeps the focus in a part of the page where a press takes its own button away: it goes to what the part tells
 * (`data-notice`), or else to its first control. To be spread on the part, which is rendered with each such press.
 */
export function useKeptFocus<Part extends HTMLElement>(): KeptFocus<Part> {
  const ref = useRef<Part>(null);
  const isWithin = useRef(false);
  // After each render: any may take away what had the focus, which browsers put on the body then, without an event for React.
  useEffect(() => {
    if (isWithin.current && document.activeElement === document.body) firstIn(ref.current)?.focus();
  });
  return {
    ref,
    onFocus: () => {
      isWithin.current = true;
    },
    onBlur: () => {
      isWithin.current = false;
    },
  };
}

const firstIn = (part: HTMLElement | null): HTMLElement | null | undefined =>
  part?.querySelector<HTMLElement>('[data-notice]') ??
  part?.querySelector<HTMLElement>('a, button, summary, input:not([type=hidden])');
