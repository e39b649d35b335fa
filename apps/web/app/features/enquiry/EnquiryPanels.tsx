import { type ComponentType, useEffect, useState } from 'react';
import { paths } from '../../paths.ts';
import { useShell } from '../site/shell-data.ts';
import { cartonTypeOf } from './carton-type.ts';
import type { SlideInProps } from './EnquirySlideIn.tsx';
import { PanelWaits } from './PanelWaits.tsx';

const fetchPanel = () => import('./EnquirySlideIn.tsx');

const buttonOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLFormElement>('form[data-enquiry]') : null;

/**
 * Opens the enquiry panel for all its buttons on the page, even before they are hydrated. The panel's script is loaded
 * on first use; if that fails, the form leads to the enquiry page.
 */
export function EnquiryPanels() {
  const { packaging } = useShell();
  const [SlideIn, setSlideIn] = useState<ComponentType<SlideInProps> | null>(null);
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState<SlideInProps['wanted']>({ form: 'panel', cartonType: '' });

  useEffect(() => {
    const prepare = ({ target }: Event) => {
      if (buttonOf(target)) fetchPanel().catch(() => undefined);
    };
    const show = (event: SubmitEvent) => {
      const form = buttonOf(event.target);
      if (form === null) return;
      event.preventDefault();
      // Not every browser focuses a clicked button, and the focus must return to it.
      event.submitter?.focus();
      const asked = new FormData(form);
      const about = asked.get('about') ?? cartonTypeOf(location.pathname, packaging);
      setWanted({ form: asked.get('form') === 'quote' ? 'quote' : 'panel', cartonType: String(about) });
      setOpen(true);
      fetchPanel().then(
        ({ EnquirySlideIn }) => setSlideIn(() => EnquirySlideIn),
        () => location.assign(asked.get('form') === 'quote' ? paths.quotation : paths.enquiry),
      );
    };
    // In the capture phase, because React stops events for parts that aren't hydrated yet.
    const inCapturePhase = { capture: true };
    window.addEventListener('submit', show, inCapturePhase);
    window.addEventListener('pointerdown', prepare, inCapturePhase);
    return () => {
      window.removeEventListener('submit', show, inCapturePhase);
      window.removeEventListener('pointerdown', prepare, inCapturePhase);
    };
  }, [packaging]);

  if (SlideIn === null) return open ? <PanelWaits /> : null;
  return <SlideIn open={open} onOpenChange={setOpen} wanted={wanted} />;
}
