import { Spinner } from '../../ui/Spinner.tsx';

/** Where a panel will stand as soon as its script is there. */
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
