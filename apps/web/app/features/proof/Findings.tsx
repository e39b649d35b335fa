import type { FindingRow } from '@boxwright/contract';
import type { ArtworkState } from '@boxwright/orders';
import { CircleAlert, CircleCheck, Info, OctagonX } from 'lucide-react';

const stop = { title: 'Please mend before print', Icon: OctagonX, tone: 'text-vermilion-deep' };
const warn = { title: 'Please look at it', Icon: CircleAlert, tone: 'text-kraft-deep' };
const note = { title: 'Good to know', Icon: Info, tone: 'text-ink-soft' };
/** What we have sent a proof of nevertheless: its customer decides. */
const despite = {
  title: 'Found in the file: approving prints it as it is',
  Icon: CircleAlert,
  tone: 'text-kraft-deep',
};
/** What an approval has settled: nobody is asked to mend it any more. */
const settled = { title: 'Found in the file, and approved as it is', Icon: Info, tone: 'text-ink-soft' };

interface FindingsProps {
  findings: readonly FindingRow[] | null;
  /** How far the item is that is printed with the file; left out for a file that isn't ordered, or an earlier one. */
  state?: ArtworkState | null;
}

/** What the check of a file found, gravest first, and how to mend it, as its customer and the desk read it. */
export function Findings({ findings, state }: FindingsProps) {
  if (findings === null) return <p className="mt-2 text-[0.9375rem] text-ink-soft">It is being checked.</p>;
  if (findings.length === 0) {
    return (
      <p className="mt-2 flex items-center gap-2 font-medium text-[0.9375rem] text-teal">
        <CircleCheck aria-hidden="true" className="size-5" /> Checked: nothing found.
      </p>
    );
  }
  const of = (wanted: string) => findings.filter(({ severity }) => severity === wanted);
  const groups =
    state === 'approved'
      ? [
          { ...settled, own: [...of('stop'), ...of('warn')] },
          { ...note, own: of('note') },
        ]
      : [
          { ...(state === 'proof-sent' ? despite : stop), own: of('stop') },
          { ...warn, own: of('warn') },
          { ...note, own: of('note') },
        ];
  return groups.map(({ title, Icon, tone, own }) => {
    if (own.length === 0) return null;
    return (
      <div key={title} className="mt-3">
        <p className={`flex items-center gap-2 font-semibold ${tone}`}>
          <Icon aria-hidden="true" className="size-5 shrink-0" /> {title}
        </p>
        <ul aria-label={title} className="mt-1 flex flex-col gap-2 pl-7">
          {own.map(({ rule, text, mend }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what a check has found doesn't change, and a rule can find several things.
            <li key={`${rule} ${place}`} className="wrap-anywhere text-[0.9375rem]">
              {text} <span className="text-ink-soft">{mend}</span>
            </li>
          ))}
        </ul>
      </div>
    );
  });
}
