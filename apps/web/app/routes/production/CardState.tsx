import { type JobRow, jobHoldWords } from '@boxwright/contract';
import { laidByHand } from '@boxwright/orders';
import { whyNoDay } from '../../features/production/due-words.ts';
import { classes } from '../../ui/classes.ts';
import { formatDate, formatMoment } from '../../ui/moment.ts';

interface Said {
  /** Before the short text, except on compact cards. */
  readonly lead?: string;
  readonly short: string;
  /** The whole sentence, where the short one isn't. */
  readonly whole?: string;
  readonly look: string;
}

/** The day by which a job must leave the works, whether its step runs, and what isn't as usual. */
export function CardState({ job }: { job: JobRow }) {
  const said = [dueOf(job), ...runningOf(job), ...holdOf(job), ...proofOf(job)];
  return (
    <p
      className="compact:min-w-0 compact:truncate"
      title={said.map(({ lead = '', short, whole }) => whole ?? lead + short).join(' · ')}
    >
      {said.map(({ lead, short, whole, look }, place) => (
        <span key={short} className={look}>
          {place === 0 ? '' : ' · '}
          {lead === undefined ? null : <span className="compact:sr-only">{lead}</span>}
          {short}
          {whole === undefined ? null : <span className="sr-only">: {whole}</span>}
        </span>
      ))}
    </p>
  );
}

const bad = 'font-semibold text-vermilion-deep';

function dueOf(job: JobRow): Said {
  const { dueOn, isLate } = job;
  const look = classes(isLate ? bad : 'text-ink-soft');
  if (dueOn === null) return { short: 'No day', whole: whyNoDay(job), look };
  // A job is made within weeks, so the year goes without saying.
  const day = formatDate(new Date(`${dueOn}T00:00:00+05:30`)).replace(/ \d{4}$/, '');
  return isLate ? { short: `Late: ${day}`, look } : { lead: 'Due ', short: day, look };
}

const runningOf = ({ startedAt, startedBy }: JobRow): Said[] =>
  startedAt === null
    ? []
    : [
        {
          short: 'running',
          whole: `since ${formatMoment(startedAt)}${startedBy === null ? '' : `, ${startedBy}`}`,
          look: 'font-semibold text-teal',
        },
      ];

/** What its step waits for; of a run, with the job that waits. */
const holdOf = ({ hold, code }: JobRow): Said[] =>
  hold === null
    ? []
    : [
        {
          short: jobHoldWords[hold.by],
          whole: hold.code === code ? hold.why : `${hold.code}: ${hold.why}`,
          look: bad,
        },
      ];

/** An approved proof is the rule, and isn't said; nor is, once somebody works on it, that there is none. */
function proofOf({ proof, startedAt, hold }: JobRow): Said[] {
  if (proof === null || hold?.by === 'proof') return [];
  const { state, byHand } = proof;
  const look = 'font-semibold text-kraft-deep';
  return [
    ...(state === 'approved' || startedAt !== null
      ? []
      : [{ short: 'no proof', whole: 'May be printed without an approved proof', look }]),
    ...(byHand === null ? [] : [{ short: 'laid by hand', whole: laidByHand[byHand], look }]),
  ];
}
