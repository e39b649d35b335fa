import { useNavigate } from 'react-router';
import { useShortcuts } from '../../features/office/Shortcuts.tsx';
import { officePaths } from '../../office-paths.ts';

/** The keyboard shortcuts of an order's parcels. */
export function PartKeys({ orderId }: { orderId: number }) {
  const navigate = useNavigate();
  useShortcuts([
    { keys: 'n', name: 'What is to be done with the next parcel', run: focusOnNext },
    { keys: 'u', name: 'Back to the order', run: () => void navigate(officePaths.officeOrder(orderId)) },
  ]);
  return null;
}

/** In the first form of a parcel that isn't at its end, or the one that packs the next. */
const focusOnNext = () =>
  document.querySelector<HTMLElement>('[data-next] :is(input:not([type=hidden]), select, button)')?.focus();
