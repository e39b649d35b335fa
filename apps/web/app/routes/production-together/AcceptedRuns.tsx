import type { RunRow } from '@boxwright/contract';
import { formatCount } from '@boxwright/money';
import { Link } from 'react-router';
import { officePaths } from '../../office-paths.ts';

/** The accepted runs that aren't cut apart yet; renders nothing if there are none. */
export function AcceptedRuns({ runs }: { runs: readonly RunRow[] }) {
  if (runs.length === 0) return null;
  return (
    <section aria-labelledby="accepted" className="mt-6">
      <h2 id="accepted" className="text-2xl">
        Put together
      </h2>
      <ul className="mt-2 flex flex-col gap-1">
        {runs.map(({ id, code, words, sheet, sheets, board }) => (
          <li key={id}>
            <Link to={officePaths.run(id)} className="figures font-semibold underline underline-offset-4">
              {code}
            </Link>{' '}
            {words}: {formatCount(sheets)} sheets of {sheet}, {board}
          </li>
        ))}
      </ul>
    </section>
  );
}
