import { useEffect } from 'react';
import { Toaster, toast } from 'sonner';
import { toasterReady } from './notify.ts';
import { fromEdge, placeOf } from './toast-place.ts';
import '../styles/toasts.css';

/** Whoever refuses a form says so first, and focuses the field in the same task: toasts come after it. */
const after = (act: () => unknown): string => {
  setTimeout(act);
  return '';
};

type Say = typeof toast.error;
const placed =
  (say: Say): Say =>
  (text, options) =>
    after(() => say(text, { ...options, position: placeOf(String(text)) }));
const [error, success, info] = [placed(toast.error), placed(toast.success), placed(toast.info)];
const dismiss = (id?: number | string) => after(() => toast.dismiss(id));

export default function SonnerToaster() {
  // Effects of children run first, so sonner is listening now and no toast is lost.
  useEffect(() => toasterReady({ error, success, info, dismiss }), []);
  return <Toaster position="top-center" theme="light" duration={5_000} offset={fromEdge} mobileOffset={fromEdge} />;
}
