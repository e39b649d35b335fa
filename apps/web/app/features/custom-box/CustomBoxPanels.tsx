import { type ComponentType, useEffect, useState } from 'react';
import { notify } from '../../ui/notify.ts';
import { unreachable } from '../../unreachable.ts';
import type { CustomBoxPanelProps } from './CustomBoxPanel.tsx';

/** Opens the side panel for every button of its kind, also while that button's own script is still on its way. */
export function CustomBoxPanels() {
  const [Panel, setPanel] = useState<ComponentType<CustomBoxPanelProps> | null>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const show = ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-custom-box]') : null;
      if (button === null) return;
      // Not every browser gives a pressed button the focus, which is to come back to it.
      button.focus();
      import('./CustomBoxPanel.tsx').then(
        ({ CustomBoxPanel }) => {
          setPanel(() => CustomBoxPanel);
          setOpen(true);
        },
        () => notify.error(unreachable),
      );
    };
    // On its way down: React stops events that are for markup whose script isn't there yet.
    window.addEventListener('click', show, { capture: true });
    return () => window.removeEventListener('click', show, { capture: true });
  }, []);
  return Panel === null ? null : <Panel open={open} onOpenChange={setOpen} />;
}
