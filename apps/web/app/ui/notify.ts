import { toast } from 'sonner';

/** Toasts: announced to screen readers, gone after a while, closed by Escape or a swipe. */
export const notify = {
  /** One text is shown once, however often it is said in a row. */
  error: (text: string) => toast.error(text, { id: text }),
  success: (text: string) => toast.success(text, { id: text }),
} as const;
