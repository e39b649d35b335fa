import { useEffect } from 'react';
import { Toaster, toast } from 'sonner';
import { toasterReady } from './notify.ts';
import '../styles/toasts.css';

export default function SonnerToaster() {
  // Effects of children run first, so sonner is listening now and no toast is lost.
  useEffect(() => toasterReady(toast), []);
  return (
    <Toaster position="top-center" theme="light" duration={5_000} offset={88} mobileOffset={{ top: 76, bottom: 88 }} />
  );
}
