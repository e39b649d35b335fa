import type { BoardRunRow, JobRow } from '@boxwright/contract';
import { isTogether, type JobStage, jobStages, productionStepNames } from '@boxwright/orders';
import type { CSSProperties } from 'react';
import { chipStyle } from '../../ui/chip-style.ts';
import { classes } from '../../ui/classes.ts';
import { skipTo } from '../../ui/skip-to.ts';
import { boardColumns } from './board-columns.ts';
import { JobCard } from './JobCard.tsx';
import { RunCard } from './RunCard.tsx';

interface BoardProps {
  jobs: readonly JobRow[];
  /** The runs of these jobs, and others. */
  runs: readonly BoardRunRow[];
  /** The only step that is shown. */
  chosen?: JobStage | undefined;
  /** Whether jobs are left out by filters, so that an empty column may have work. */
  isNarrowed?: boolean;
}

/**
 * The jobs by their current step, in columns side by side. Where the screen has no room for all of them, the row of
 * columns scrolls sideways, and links above it lead to each.
 */
export function Board({ jobs, runs, chosen, isNarrowed = false }: BoardProps) {
  const columns = (chosen === undefined ? jobStages : [chosen]).map((stage) => ({
    stage,
    jobs: jobs.filter((job) => job.stage === stage),
  }));
  if (chosen !== undefined) {
    return columns.map(({ stage, jobs: here }) => (
      <Column
        key={stage}
        stage={stage}
        jobs={here}
        runs={runs}
        cards="grid grid-cols-1 sm:grid-cols-2 md:grid-cols-3 xl:grid-cols-5"
      />
    ));
  }
  const { across, tracks, isCompact } = boardColumns(columns.map(({ jobs: here }) => here.length));
  return (
    <>
      <nav aria-label="Steps" className="scroll-row relative -mx-1 mb-2 flex gap-1.5 px-1 py-1 xl:hidden">
        {columns.map(({ stage, jobs: here }) => (
          <a key={stage} {...skipTo(idOf(stage))} className={`shrink-0 gap-1.5 ${chipStyle(false)}`}>
            {nameOf(stage)}
            <span className="figures font-normal">{here.length}</span>
          </a>
        ))}
      </nav>
      {/* With room for the focus ring, which would be cut off at the edges; relative for what is there for screen readers only. */}
      <div
        style={{ gridTemplateColumns: tracks }}
        data-compact={isCompact || undefined}
        className="relative -m-1 flex snap-x scroll-px-1 items-start gap-x-2 overflow-x-auto overscroll-x-contain p-1 xl:grid xl:overflow-visible"
      >
        {columns.map(({ stage, jobs: here }, place) => (
          <Column
            key={stage}
            stage={stage}
            jobs={here}
            runs={runs}
            across={across[place]}
            empty={isNarrowed ? 'No such job.' : undefined}
            className="w-[86%] shrink-0 snap-start sm:w-[calc(var(--on-tablets)*15rem+1rem)] lg:w-[calc(var(--on-tablets)*14rem)] xl:w-auto"
            cards="flex flex-col sm:grid sm:grid-cols-[repeat(var(--on-tablets),minmax(0,1fr))] xl:grid-cols-[repeat(var(--on-desktops),minmax(0,1fr))]"
          />
        ))}
      </div>
    </>
  );
}

interface ColumnProps {
  stage: JobStage;
  jobs: readonly JobRow[];
  runs: readonly BoardRunRow[];
  /** Stands in place of the cards. */
  empty?: string | undefined;
  className?: string;
  cards: string;
  /** How many cards lie side by side on a desktop; without it as many as `cards` says. */
  across?: number | undefined;
}

/** On a tablet, a column of more cards than this has up to three side by side. */
const cardsDownATablet = 6;

function Column({ stage, jobs, runs, empty, className, cards, across }: ColumnProps) {
  const id = idOf(stage);
  return (
    <section
      aria-labelledby={id}
      className={classes('flex min-w-0 flex-col gap-1.5', className)}
      style={acrossScreens(jobs.length, across)}
    >
      <h2
        id={id}
        tabIndex={-1}
        className="crease flex items-baseline justify-between gap-1 border-b pb-1 text-lg xl:text-[0.9375rem] xl:leading-5"
      >
        {nameOf(stage)}
        <span className="figures font-normal text-base text-ink-soft">
          {jobs.length}
          <span className="sr-only">{jobs.length === 1 ? ' job' : ' jobs'}</span>
        </span>
      </h2>
      {jobs.length === 0 ? (
        <p className="text-ink-soft text-sm">
          {empty ?? (stage === 'packed' ? 'No job waits for the rest of its order.' : 'Nothing to do.')}
        </p>
      ) : (
        <ul className={classes('gap-1.5', cards)}>
          {cardsOf(jobs, stage).map(([first, ...others]) => (
            <li key={first.id}>
              {first.runId !== null && isTogether(stage) ? (
                <RunCard
                  jobs={[first, ...others]}
                  words={runs.find(({ id: runId }) => runId === first.runId)?.words ?? ''}
                />
              ) : (
                <JobCard job={first} />
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** As variables, because each screen has its own number. */
const acrossScreens = (jobs: number, onDesktops = 1): CSSProperties & Record<`--${string}`, number> => ({
  '--on-tablets': Math.min(Math.max(Math.ceil(jobs / cardsDownATablet), 1), 3),
  '--on-desktops': Math.max(onDesktops, 1),
});

const idOf = (stage: JobStage): string => `column-${stage}`;

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
