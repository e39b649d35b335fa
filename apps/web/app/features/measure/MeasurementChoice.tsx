import { useShell } from '../shell/shell-data.ts';
import { askAgainEvent } from './consent.ts';

/** A way back to the question about GA4; nothing where there is none to ask. */
export function MeasurementChoice({ className }: { className: string }) {
  const { measurementId } = useShell();
  if (measurementId === null) return null;
  return (
    <button type="button" className={className} onClick={() => window.dispatchEvent(new Event(askAgainEvent))}>
      Measurement choice
    </button>
  );
}
