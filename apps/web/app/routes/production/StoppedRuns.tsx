import type { BoardRunRow } from '@boxwright/contract';
import { Link } from 'react-router';
import { officePaths } from '../../office-paths.ts';

/** Names the runs that must be stopped: they have no card, because none of their jobs is in the works. */
export function StoppedRuns({ runs }: { runs: readonly BoardRunRow[] }) {
  const stopped = runs.filter(({ isStopped }) => isStopped);
  if (stopped.length === 0) return null;
  return (
    <ul className="my-3 flex flex-col gap-1 rounded-md border border-vermilion-deep bg-card px-4 py-2 font-semibold text-vermilion-deep">
      {stopped.map(({ id, code, words }) => (
        <li key={id}>
          <Link to={officePaths.run(id)} className="figures underline underline-offset-4">
            {code}
          </Link>{' '}
          · {words}
        </li>
      ))}
    </ul>
  );
}
