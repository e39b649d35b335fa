import { useShell } from '../site/shell-data.ts';

/** A button that reopens the consent question; nothing if GA4 isn't used. */
export function ConsentButton({ className }: { className: string }) {
  const { measurementId } = useShell();
  if (measurementId === null) return null;
  return (
    <button type="button" className={className} data-measurement-choice="">
      Measurement choice
    </button>
  );
}
