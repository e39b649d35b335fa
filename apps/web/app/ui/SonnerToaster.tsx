import { useEffect } from 'react';
import { Toaster, toast } from 'sonner';
import { toasterReady } from './notify.ts';
import '../styles/toasts.css';

/** So far down a toast at the top of a page reaches with three lines on a phone, in pixels. */
const reach = 190;

/** At the top, or at the bottom where it would cover the field that it speaks of, which has the focus by now. */
function placeOf(): 'top-center' | 'bottom-center' {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return 'top-center';
  const { top, bottom } = focused.getBoundingClientRect();
  return top < reach && bottom > 0 ? 'bottom-center' : 'top-center';
}

/** Whoever refuses a form says so first, and focuses the field in the same task: toasts come after it. */
const after = (act: () => unknown): string => {
  setTimeout(act);
  return '';
};

type Say = typeof toast.error;
const error: Say = (text, options) => after(() => toast.error(text, { ...options, position: placeOf() }));
const success: Say = (text, options) => after(() => toast.success(text, { ...options, position: placeOf() }));
const info: Say = (text, options) => after(() => toast.info(text, { ...options, position: placeOf() }));
const dismiss = (id?: number | string) => after(() => toast.dismiss(id));

export default function SonnerToaster() {
  // Effects of children run first, so sonner is listening now and no toast is lost.
  useEffect(() => toasterReady({ error, success, info, dismiss }), []);
  return (
    <Toaster position="top-center" theme="light" duration={5_000} offset={88} mobileOffset={{ top: 76, bottom: 88 }} />
  );
}
