import type { EventName } from '@boxwright/contract';
import { type ComponentType, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useShell } from '../site/shell-data.ts';
import type { Consent } from './consent.ts';
import { recordEvent } from './record-event.ts';

/** Events that are caused by clicks. */
const clicks: readonly EventName[] = ['ProductClick-Home', 'call_click', 'whatsapp_click', 'dieline_download'];

type Banner = ComponentType<{ onChoose: (consent: Consent) => void }>;

/**
 * Counts page views, and clicks on elements with `data-event` (and `data-label`). If GA4 is configured, it asks for
 * consent. It is loaded after the page.
 */
export function PageEvents() {
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
    // In the capture phase on window, because React stops events for parts that aren't hydrated yet.
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('[data-measurement-choice]')) void ask();
    };
    window.addEventListener('click', onClick, true);
    Promise.all([import('./send-event.ts'), import('./consent.ts')])
      .then(([{ enableGoogleAnalytics }, { readConsent }]) => {
        enableGoogleAnalytics(measurementId);
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
