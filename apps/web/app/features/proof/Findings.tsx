import type { FindingRow } from '@boxwright/contract';
import { CircleAlert, CircleCheck, Info, OctagonX } from 'lucide-react';

const severities = [
  { severity: 'stop', title: 'Please mend before print', Icon: OctagonX, tone: 'text-vermilion-deep' },
  { severity: 'warn', title: 'Please look at it', Icon: CircleAlert, tone: 'text-kraft-deep' },
  { severity: 'note', title: 'Good to know', Icon: Info, tone: 'text-ink-soft' },
] as const;

/** What the check of a file found, gravest first, and how to mend it, as its customer and the desk read it. */
export function Findings({ findings }: { findings: readonly FindingRow[] | null }) {
  if (findings === null) return <p className="mt-2 text-[0.9375rem] text-ink-soft">It is being checked.</p>;
  if (findings.length === 0) {
    return (
      <p className="mt-2 flex items-center gap-2 font-medium text-[0.9375rem] text-teal">
        <CircleCheck aria-hidden="true" className="size-5" /> Checked: nothing found.
      </p>
    );
  }
  return severities.map(({ severity, title, Icon, tone }) => {
    const own = findings.filter((finding) => finding.severity === severity);
    if (own.length === 0) return null;
    return (
      <div key={severity} className="mt-3">
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
