import { type DeskLine, mayDo } from '@boxwright/contract';
import { productionSteps, stepNameOn } from '@boxwright/orders';
import { Link } from 'react-router';
import { useMemberRole } from '../../features/office/use-member-role.ts';
import { officePaths } from '../../office-paths.ts';

interface LineJobProps {
  job: NonNullable<DeskLine['job']>;
  /** The address of its ticket. */
  ticket: string;
}

/** Where an item is in the works, with its job and its ticket for staff who see them. */
export function LineJob({ job, ticket }: LineJobProps) {
  const says = `${job.code}: ${stateOf(job)}`;
  if (!mayDo(useMemberRole(), 'production')) return <p className="text-[0.9375rem]">{says}</p>;
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-[0.9375rem]">
      <Link to={officePaths.job(job.id)} className={link}>
        <span className="sr-only">Job </span>
        {says}
      </Link>
      <a href={ticket} target="_blank" rel="noreferrer" className={link}>
        Ticket
        <span className="sr-only"> of {job.code}, PDF in a new tab</span>
      </a>
    </p>
  );
}

const link = 'figures inline-flex min-h-11 items-center underline underline-offset-4';

function stateOf({ route, stage, isRunning, isOpen }: LineJobProps['job']): string {
  const step = productionSteps.find((each) => each === stage);
  if (step === undefined) return 'packed';
  const name = stepNameOn(route, step);
  if (!isOpen) return 'not in the works any more';
  return isRunning ? `${name}, running` : `${name} is next`;
}
