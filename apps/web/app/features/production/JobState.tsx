import type { JobRow } from '@boxwright/contract';
import { formatMoment } from '../../ui/moment.ts';

/** Since when a job's step is running and who has started it; nothing while it waits. */
export function JobState({ job: { startedAt, startedBy } }: { job: Pick<JobRow, 'startedAt' | 'startedBy'> }) {
  if (startedAt === null) return null;
  return (
    <p className="wrap-anywhere font-semibold text-teal">
      Running since {formatMoment(startedAt)}
      {startedBy === null ? '' : `, ${startedBy}`}
    </p>
  );
}
