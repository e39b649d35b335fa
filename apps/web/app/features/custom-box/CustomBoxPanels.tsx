import { type ComponentType, useEffect, useState } from 'react';
import { notify } from '../../ui/notify.ts';
import { unreachable } from '../../unreachable.ts';
import type { CustomBoxPanelProps } from './CustomBoxPanel.tsx';

/** Opens the side panel for all `CustomBoxButton`s, even before they are hydrated. */
export function CustomBoxPanels() {
  const [Panel, setPanel] = useState<ComponentType<CustomBoxPanelProps> | null>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const show = ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-custom-box]') : null;
      if (button === null) return;
      // Not every browser focuses a clicked button, and the focus must return to it.
      button.focus();
      import('./CustomBoxPanel.tsx').then(
        ({ CustomBoxPanel }) => {
          setPanel(() => CustomBoxPanel);
          setOpen(true);
        },
        () => notify.error(unreachable),
      );
    };
    // In the capture phase, because React stops events for parts that aren't hydrated yet.
    window.addEventListener('click', show, { capture: true });
    return () => window.removeEventListener('click', show, { capture: true });
  }, []);
  return Panel === null ? null : <Panel open={open} onOpenChange={setOpen} />;
}
