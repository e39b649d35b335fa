import type { toast as sonnerToast } from 'sonner';

type Toast = typeof sonnerToast;

/** Heard by the toaster, which is fetched when it is first needed. */
export const toasterWanted = 'toaster-wanted';

let mounted: (toast: Toast) => void = () => undefined;
const ready = new Promise<Toast>((resolve) => {
  mounted = resolve;
});

/** Called by the toaster once it listens. */
export const toasterReady = (toast: Toast): void => mounted(toast);

const say = async (kind: 'error' | 'success' | 'info', text: string) => {
  window.dispatchEvent(new Event(toasterWanted));
  // One text is shown once, however often it is said in a row.
  (await ready)[kind](text, { id: text });
};

/** Toasts: announced to screen readers, gone after a while, closed by a swipe. */
export const notify = {
  error: (text: string): void => void say('error', text),
  success: (text: string): void => void say('success', text),
  info: (text: string): void => void say('info', text),
} as const;
