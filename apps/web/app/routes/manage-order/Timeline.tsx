import type { DeskHappening } from '@boxwright/contract';
import { formatMoment } from '../../ui/moment.ts';
import { Section } from './Section.tsx';

/** Everything that has happened to the order, oldest first. */
export const Timeline = ({ happenings }: { happenings: readonly DeskHappening[] }) => (
  <Section id="timeline" title="Timeline">
    <ol aria-label="Timeline" className="mt-3">
      {happenings.map(({ kind, title, lines, by, at }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what has happened is never reordered.
        <li key={place} className="crease relative ml-1.5 border-l pb-4 pl-5 last:border-transparent last:pb-0">
          <span
            aria-hidden="true"
            className={`absolute top-[0.45rem] -left-1.5 size-3 rounded-full ${dots[kind] ?? 'bg-line-strong'}`}
          />
          <p className="font-semibold text-[0.9375rem] [overflow-wrap:anywhere]">{title}</p>
          <p className="figures text-ink-soft text-sm">
            {formatMoment(at)}
            {by === '' ? '' : ` · ${by}`}
          </p>
          {lines.map((line) => (
            <p key={line} className="mt-0.5 whitespace-pre-line text-sm [overflow-wrap:anywhere]">
              {line}
            </p>
          ))}
        </li>
      ))}
    </ol>
  </Section>
);

const dots: Partial<Record<DeskHappening['kind'], string>> = {
  order: 'bg-kraft',
  step: 'bg-kraft',
  payment: 'bg-teal',
  refund: 'bg-vermilion-deep',
  return: 'bg-vermilion-deep',
  message: 'bg-ink',
  proof: 'bg-kraft',
};
