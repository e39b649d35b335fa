import { memo } from 'react';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { AskForQuote } from './AskForQuote.tsx';
import { type AdvisableBoard, type BoardAdvice, boardSource, boardToUse } from './board-advice.ts';
import { names } from './box-choice.ts';

interface AdvisedBoardProps {
  advice: BoardAdvice;
  /** Undefined for a thickness that isn't one of the shop's boards. */
  chosen: AdvisableBoard | undefined;
  /** Thickness of the chosen board, mm. */
  caliper: number;
  /** The box, for an enquiry; null where a board is thick enough. */
  enquiry: URLSearchParams | null;
}

/** Which board is advised and why. Its button submits the form, so it works without script. */
export const AdvisedBoard = memo(function AdvisedBoard({ advice, chosen, caliper, enquiry }: AdvisedBoardProps) {
  const isThin = advice.least !== null && caliper < advice.least;
  // While the weight of the contents is unknown, no thinner board than the chosen one is offered.
  const use = isThin || advice.isByWeight ? boardToUse(advice, chosen) : null;
  return (
    <div className={classes('text-[0.9375rem]', isThin && 'border-kraft border-l-2 pl-3')}>
      <p role="status" className="figures">
        {unbroken(advice.reason)}
        {isThin && use !== null ? unbroken(` Yours is ${caliper} mm thick.`) : null}
      </p>
      <p className="text-ink-soft text-sm">{unbroken(boardSource)}</p>
      {enquiry === null ? null : (
        <p>
          <AskForQuote box={enquiry} className="inline-flex min-h-11 items-center">
            Ask for a quote on a stronger board
          </AskForQuote>
        </p>
      )}
      {use === null ? null : (
        <Button type="submit" name={names.use} value={use.id} tone="outline" size="small" className="figures mt-2">
          Use {use.gsm} gsm
          {use.name === chosen?.name ? null : <span className="sr-only"> {use.name}</span>}
        </Button>
      )}
    </div>
  );
});

/** Figures stay on one line with their units. */
const unbroken = (text: string): string => text.replaceAll(/(?<=\d) (?=g|kg|mm|cm)|(?<=GOST) /g, '\u00a0');
