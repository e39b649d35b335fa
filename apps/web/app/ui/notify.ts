import type { toast as sonnerToast } from 'sonner';

type Toast = Pick<typeof sonnerToast, 'error' | 'success' | 'info' | 'dismiss'>;

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

const say = async (kind: 'error' | 'success' | 'info', text: string) => {
  window.dispatchEvent(new Event(toasterWanted));
  const toast = await ready;
  // A new toast replaces the one before, which a corrected entry or the next try has answered. The same text is shown
  // once.
  if (last !== undefined && last !== text) toast.dismiss(last);
  last = text;
  toast[kind](text, { id: text });
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
