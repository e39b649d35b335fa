import { toasterReady } from '../ui/notify.ts';

const shown: string[] = [];
const show = (text: unknown) => shown.push(String(text));

// A document gets its toaster once, and test files of screens share one document.
toasterReady(Object.assign(show, { error: show, success: show, info: show, dismiss: () => '' }) as never); // what `notify` uses

/** The toasts of this test, in order. */
export const toasts: readonly string[] = shown;

/** For the end of a test. */
export const forgetToasts = (): void => {
  shown.length = 0;
};
