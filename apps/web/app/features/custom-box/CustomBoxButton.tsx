import { Box } from 'lucide-react';
import { buttonStyle } from '../../ui/button-style.ts';

/**
 * Opens the side panel with this tab's box; `CustomBoxPanels`, once per page, handles the click. An icon in headers,
 * text elsewhere.
 */
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
