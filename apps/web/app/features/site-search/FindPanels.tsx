import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { paths } from '../../paths.ts';
import { useCommandKey } from '../../ui/use-command-key.ts';
import type { FindPanelProps } from './FindPanel.tsx';

const fetchPanel = () => import('./FindPanel.tsx');

/**
 * Opens the command bar at Ctrl or ⌘ and K, and for all `FindButton`s of the page, even before they are hydrated. Its
 * script is loaded on first use; if that fails, the shop's own search is opened.
 */
export function FindPanels() {
  const [Panel, setPanel] = useState<ComponentType<FindPanelProps> | null>(null);
  const [open, setOpen] = useState(false);
  const show = useCallback(() => {
    fetchPanel().then(
      ({ FindPanel }) => {
        setPanel(() => FindPanel);
        setOpen(true);
      },
      () => location.assign(paths.shop),
    );
  }, []);
  useCommandKey(show);
  useEffect(() => {
    const onSubmit = (event: SubmitEvent) => {
      if (!(event.target instanceof Element && event.target.matches('[data-find]'))) return;
      event.preventDefault();
      // Not every browser focuses a clicked button, and the focus must return to it.
      event.submitter?.focus();
      show();
    };
    // In the capture phase, because React stops events for parts that aren't hydrated yet.
    window.addEventListener('submit', onSubmit, { capture: true });
    return () => window.removeEventListener('submit', onSubmit, { capture: true });
  }, [show]);
  return Panel === null ? null : <Panel open={open} onOpenChange={setOpen} />;
}
