import type { JobRow } from '@boxwright/contract';
import { productionSteps, stepNameOn } from '@boxwright/orders';
import { Check, Play } from 'lucide-react';
import { JobForm } from './JobForm.tsx';

/** On the board: small where a mouse or keyboard is used. */
const small =
  'lg:pointer-fine:min-h-7 lg:pointer-fine:px-1.5 lg:pointer-fine:text-[0.8125rem] compact:min-h-6 compact:px-1';
const large = 'min-h-16 px-7 text-xl';

/** The buttons of a job's step: start it, or mark it as done. None for packed jobs, and for those that have to wait. */
export function JobButtons({ job, of, isLarge = false }: { job: JobRow; of: string; isLarge?: boolean }) {
  const step = productionSteps.find((each) => each === job.stage);
  if (step === undefined || job.hold !== null) return null;
  const does = stepNameOn(job.route, step);
  const size = isLarge
    ? ({ className: `job-button ${large}` } as const)
    : ({ className: `job-button ${small}`, size: 'small' } as const);
  const more = isLarge ? ({ className: large } as const) : ({ className: small, size: 'small' } as const);
  const name = <span className={isLarge ? '' : 'sr-only'}>{isLarge ? ` ${does}` : `: ${does} of ${of}`}</span>;
  if (job.startedAt !== null) {
    return (
      <JobForm job={job} act="move" tone="ink" {...size}>
        {isLarge ? 'Done:' : <Short sign={Check} word="Done" />}
        {name}
      </JobForm>
    );
  }
  return (
    <>
      <JobForm job={job} act="start" tone="ink" {...size}>
        {isLarge ? 'Start:' : <Short sign={Play} word="Start" />}
        {name}
      </JobForm>
      <JobForm job={job} act="move" tone="outline" {...more}>
        {isLarge ? (
          'Done:'
        ) : (
          <>
            <Check aria-hidden="true" className="size-4 lg:pointer-fine:size-3.5" />
            <span className="md:max-lg:sr-only lg:pointer-fine:sr-only">Done</span>
          </>
        )}
        {name}
      </JobForm>
    </>
  );
}

/** A word, or its sign where cards are compact. */
const Short = ({ sign: Sign, word }: { sign: typeof Check; word: string }) => (
  <>
    <Sign aria-hidden="true" className="hidden size-3.5 compact:block" />
    <span className="compact:sr-only">{word}</span>
  </>
);
