import type { EventName } from '@boxwright/contract';
import { type ComponentType, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useShell } from '../shell/shell-data.ts';
import type { Consent } from './consent.ts';
import { recordEvent } from './record-event.ts';

/** Events that a click alone makes. */
const clicks: readonly EventName[] = ['ProductClick-Home', 'call_click', 'whatsapp_click', 'dieline_download'];

type Banner = ComponentType<{ onChoose: (consent: Consent) => void }>;

/**
 * Counts views of pages, and clicks on whatever carries `data-event` (and `data-label`). Where GA4 is set up it asks
 * for consent. All of it comes after the page.
 */
export function Measuring() {
  const { measurementId } = useShell();
  const { pathname } = useLocation();
  const [Asking, setAsking] = useState<Banner | null>(null);

  useEffect(() => {
    recordEvent('page_view');
    const [, step, item] = /^\/(p|pm|checkout)(?:\/([^/]+))?$/.exec(pathname) ?? [];
    if (step === 'checkout') recordEvent('begin_checkout');
    else if (item !== undefined) recordEvent('view_item', item, { items: [{ item_id: item }] });
  }, [pathname]);

  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const marked = target instanceof Element ? target.closest<HTMLElement>('[data-event]') : null;
      const event = clicks.find((each) => each === marked?.dataset['event']);
      if (event !== undefined) recordEvent(event, marked?.dataset['label']);
    };
    window.addEventListener('click', onClick, true);
    return () => window.removeEventListener('click', onClick, true);
  }, []);

  useEffect(() => {
    if (measurementId === null) return;
    const ask = () =>
      import('./ConsentBanner.tsx').then(
        ({ ConsentBanner }) => setAsking(() => ConsentBanner),
        () => undefined,
      );
    // Heard here and on its way down, because the footer's own script may not be there yet, and React stops it then.
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('[data-measurement-choice]')) void ask();
    };
    window.addEventListener('click', onClick, true);
    Promise.all([import('./measure.ts'), import('./consent.ts')])
      .then(([{ measureWithGoogle }, { readConsent }]) => {
        measureWithGoogle(measurementId);
        if (readConsent() === undefined) void ask();
      })
      .catch(() => undefined);
    return () => window.removeEventListener('click', onClick, true);
  }, [measurementId]);

  if (Asking === null) return null;
  return (
    <Asking
      onChoose={async (consent) => {
        const { writeConsent } = await import('./consent.ts');
        writeConsent(consent);
        setAsking(null);
        if (consent === 'granted') recordEvent('page_view');
      }}
    />
  );
}
