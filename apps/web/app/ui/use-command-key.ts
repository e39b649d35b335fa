import { useEffect } from 'react';

/** Calls `open` at Ctrl or ⌘ and K, also if they were pressed before the page heard them: see `holdEarlyPresses`. */
export function useCommandKey(open: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      open();
    };
    // In the capture phase, because React stops events for parts that aren't hydrated yet: a field has the focus there.
    window.addEventListener('keydown', onKey, { capture: true });
    const { dataset } = document.documentElement;
    dataset['hearsKey'] = '';
    return () => {
      window.removeEventListener('keydown', onKey, { capture: true });
      delete dataset['hearsKey'];
    };
  }, [open]);
}
