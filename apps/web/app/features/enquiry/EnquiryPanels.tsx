import { type ComponentType, useEffect, useState } from 'react';
import { paths } from '../../paths.ts';
import { useShell } from '../shell/shell-data.ts';
import { cartonTypeOf } from './carton-type.ts';
import type { SlideInProps } from './EnquirySlideIn.tsx';
import { PanelWaits } from './PanelWaits.tsx';

const fetchPanel = () => import('./EnquirySlideIn.tsx');

const buttonOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLFormElement>('form[data-enquiry]') : null;

/**
 * Opens the enquiry panel for every button of its kind on the page, also while that button's own script is still on
 * its way. The panel's script comes when it is first wanted; where it doesn't come, the form leads to the page.
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
      // Not every browser gives a pressed button the focus, which is to come back to it.
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
    // On their way down: React stops events that are for markup whose script isn't there yet.
    const soon = { capture: true };
    window.addEventListener('submit', show, soon);
    window.addEventListener('pointerdown', prepare, soon);
    return () => {
      window.removeEventListener('submit', show, soon);
      window.removeEventListener('pointerdown', prepare, soon);
    };
  }, [packaging]);

  if (SlideIn === null) return open ? <PanelWaits /> : null;
  return <SlideIn open={open} onOpenChange={setOpen} wanted={wanted} />;
}
