import type { toast as sonnerToast } from 'sonner';

type Toast = typeof sonnerToast;

/** The event that makes the toaster load. */
export const toasterWanted = 'toaster-wanted';

let mounted: (toast: Toast) => void = () => undefined;
const ready = new Promise<Toast>((resolve) => {
  mounted = resolve;
});

/** Called by the toaster once it is ready. */
export const toasterReady = (toast: Toast): void => mounted(toast);

/** The last toast's text, which is also its id. */
let last: string | undefined;

/** So far down a toast at the top of a page reaches with three lines on a phone, in pixels. */
const reach = 190;

/** At the top, or at the bottom where it would cover the field that it speaks of, which has the focus by now. */
function placeOf(): 'top-center' | 'bottom-center' {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return 'top-center';
  const { top, bottom } = focused.getBoundingClientRect();
  return top < reach && bottom > 0 ? 'bottom-center' : 'top-center';
}

const say = async (kind: 'error' | 'success' | 'info', text: string) => {
  window.dispatchEvent(new Event(toasterWanted));
  const toast = await ready;
  // A new toast replaces the one before, which a corrected entry or the next try has answered. The same text is shown
  // once.
  if (last !== undefined && last !== text) toast.dismiss(last);
  last = text;
  // Whoever refuses a form says so first, and focuses the field in the same task.
  await new Promise((resolve) => setTimeout(resolve));
  toast[kind](text, { id: text, position: placeOf() });
};

/** Toasts: announced to screen readers, closed automatically or by a swipe. */
export const notify = {
  error: (text: string): void => void say('error', text),
  success: (text: string): void => void say('success', text),
  info: (text: string): void => void say('info', text),
  /** Removes the last toast, because the next try has answered it. */
  answered: (): void => {
    const text = last;
    last = undefined;
    if (text !== undefined) void ready.then((toast) => toast.dismiss(text));
  },
} as const;
