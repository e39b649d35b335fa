import type { FindingRow } from '@boxwright/contract';
import { Badge, type BadgeTone } from '../../../ui/Badge.tsx';

const severities: readonly (readonly [FindingRow['severity'], string, BadgeTone])[] = [
  ['stop', 'Stop', 'bad'],
  ['warn', 'Look at it', 'notice'],
  ['note', 'Note', 'plain'],
];

/** What the check of a file found, gravest first, and how to mend it. */
export function Findings({ findings }: { findings: readonly FindingRow[] | null }) {
  if (findings === null) return <p className="mt-1 text-ink-soft text-sm">Not checked yet.</p>;
  if (findings.length === 0) return <p className="mt-1 font-medium text-sm text-teal">Checked: nothing found.</p>;
  return (
    <ul aria-label="What the check found" className="mt-1 flex flex-col gap-2">
      {severities.flatMap(([severity, name, tone]) =>
        findings
          .filter((finding) => finding.severity === severity)
          .map(({ rule, text, mend }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what a check has found doesn't change, and a rule can find several things.
            <li key={`${rule} ${place}`} className="wrap-anywhere text-[0.9375rem]">
              <Badge tone={tone}>{name}</Badge> {text} <span className="text-ink-soft">{mend}</span>
            </li>
          )),
      )}
    </ul>
  );
}
