import type { JobRow } from '@boxwright/contract';
import { isTogether, type JobStage, jobStages, productionStepNames } from '@boxwright/orders';
import { JobCard } from './JobCard.tsx';
import { RunCard } from './RunCard.tsx';

/** The jobs by their current step: in columns on large screens, one below the other on small ones. */
export function Board({ jobs }: { jobs: readonly JobRow[] }) {
  const columns = jobStages.map((stage) => ({ stage, jobs: jobs.filter((job) => job.stage === stage) }));
  return (
    <div className="grid grid-cols-1 items-start gap-x-2 gap-y-6 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-4 xl:grid-cols-7">
      {columns.map(({ stage, jobs: here }) => (
        <section key={stage} aria-labelledby={`column-${stage}`} className="flex min-w-0 flex-col gap-1.5">
          <h2
            id={`column-${stage}`}
            className="crease flex items-baseline justify-between gap-1 border-b pb-1 text-lg xl:whitespace-nowrap xl:text-base"
          >
            {nameOf(stage)}
            <span className="figures font-normal text-base text-ink-soft">
              {here.length}
              <span className="sr-only">{here.length === 1 ? ' job' : ' jobs'}</span>
            </span>
          </h2>
          {here.length === 0 ? (
            <p className="text-ink-soft text-sm">
              {stage === 'packed' ? 'No job waits for the rest of its order.' : 'Nothing to do.'}
            </p>
          ) : (
            <ul className="flex flex-col gap-1.5">
              {cardsOf(here, stage).map(([first, ...others]) => (
                <li key={first.id}>
                  {first.runId !== null && isTogether(stage) ? (
                    <RunCard jobs={[first, ...others]} />
                  ) : (
                    <JobCard job={first} />
                  )}
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  );
}

/** The heading of a column. Packed jobs stay on the board until the rest of their order is packed. */
const nameOf = (stage: JobStage): string => (stage === 'packed' ? 'Packed' : productionStepNames[stage]);

/** The jobs of a run share a card, at the place of the most urgent one, until they are cut apart. */
function cardsOf(jobs: readonly JobRow[], stage: JobStage): [JobRow, ...JobRow[]][] {
  const cards = new Map<string, [JobRow, ...JobRow[]]>();
  for (const job of jobs) {
    const key = job.runId !== null && isTogether(stage) ? `run ${job.runId}` : `job ${job.id}`;
    const card = cards.get(key);
    if (card) card.push(job);
    else cards.set(key, [job]);
  }
  return [...cards.values()];
}
