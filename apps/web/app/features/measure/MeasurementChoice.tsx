import { useShell } from '../shell/shell-data.ts';

/** A way back to the question about GA4, which `Measuring` asks; nothing where there is none to ask. */
export function MeasurementChoice({ className }: { className: string }) {
  const { measurementId } = useShell();
  if (measurementId === null) return null;
  return (
    <button type="button" className={className} data-measurement-choice="">
      Measurement choice
    </button>
  );
}
