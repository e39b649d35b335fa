import { Box } from 'lucide-react';
import { buttonStyle } from '../../ui/button-style.ts';

/** Opens the side panel with the box of this tab; `CustomBoxPanels`, once a page, hears it. An icon in headers, words elsewhere. */
export function CustomBoxButton({ words = false }: { words?: boolean }) {
  return (
    <button
      type="button"
      data-custom-box=""
      aria-haspopup="dialog"
      aria-label={words ? undefined : 'Your Customised Box'}
      title={words ? undefined : 'Your Customised Box'}
      className={words ? buttonStyle('quiet', 'small', '-ml-4 text-ink-soft') : buttonStyle('quiet', 'icon')}
    >
      <Box aria-hidden="true" className="size-5" />
      {words ? 'Your Customised Box' : null}
    </button>
  );
}
