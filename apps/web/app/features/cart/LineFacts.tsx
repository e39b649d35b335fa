import { Fragment } from 'react';
import { type FactsRow, factsOf } from './line-facts.ts';

/** Size, make, design and note of a line; what differs from another line with the same name is bold. */
export function LineFacts({ line, others }: { line: FactsRow; others: readonly FactsRow[] }) {
  return factsOf(line, others).map((row) => (
    <p key={row.map(({ text }) => text).join()} className="mt-1 text-[0.9375rem] text-ink-soft">
      {row.map(({ text, differs }, place) => (
        <Fragment key={text}>
          {place === 0 ? '' : ' · '}
          {differs ? <strong className="font-semibold text-ink">{text}</strong> : text}
        </Fragment>
      ))}
    </p>
  ));
}
