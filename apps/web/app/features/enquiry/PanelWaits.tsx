import { Spinner } from '../../ui/Spinner.tsx';

/** Placeholder for a panel while its script is loading. */
export function PanelWaits() {
  return (
    <div
      role="status"
      className="fixed inset-y-0 right-0 z-50 flex w-full max-w-md items-center justify-center gap-3 bg-card shadow-lift"
    >
      <Spinner label={false} /> Please wait...
    </div>
  );
}
