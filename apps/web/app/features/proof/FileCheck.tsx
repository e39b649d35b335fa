import type { Output, Result, StatedDieline } from '@boxwright/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Button } from '../../ui/Button.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { unlessLost } from '../../unreachable.ts';
import { TemplateLinks } from '../dieline/TemplateLinks.tsx';
import { shortFindings } from './before-order.ts';
import { Findings } from './Findings.tsx';
import { openTurns } from './in-turn.ts';

/** A cart may have many files, and the shop refuses those of one buyer of which too many wait for their turn. */
const inTurn = openTurns();

interface Found extends Pick<Output<'GetLineCheck'>, 'findings'> {
  /** The box, for its template; null for stickers. */
  readonly box: (StatedDieline & { readonly hasInside: boolean }) | null;
}

interface FileCheckProps {
  /** What is checked; another one is another check. */
  of: readonly unknown[];
  ask: (signal: AbortSignal) => Promise<Result<Found>>;
  itemName: string;
  /** The page that shows where on the drawing it was found; null where there is none. */
  to: string | null;
}

/** What the check of a file finds before it is ordered: in short, and all of it to open. */
export function FileCheck({ of, ask, itemName, to }: FileCheckProps) {
  const { data, isFetching, refetch } = useQuery({
    queryKey: of,
    queryFn: ({ signal }) => inTurn(() => unlessLost(ask(signal))),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (data === undefined || (isFetching && !data.ok)) {
    return (
      <p role="status" className="mt-1 flex min-h-11 items-center gap-2 text-[0.9375rem] text-ink-soft">
        <Spinner label={false} /> Checking the file …<span className="sr-only"> For {itemName}</span>
      </p>
    );
  }
  if (!data.ok) {
    return (
      <div role="alert" className="mt-1">
        <p className="text-[0.9375rem]">The file couldn’t be checked now. {data.failure.text}</p>
        <Button tone="quiet" size="small" onClick={() => void refetch()}>
          Check it again<span className="sr-only">: {itemName}</span>
        </Button>
      </div>
    );
  }
  const { findings, box } = data.value;
  const short = shortFindings(findings);
  if (short === null) return <Findings findings={findings} />;
  const isStopped = findings.some(({ severity }) => severity === 'stop');
  return (
    <details className="mt-1">
      <summary
        className={`min-h-11 py-2.5 font-semibold underline underline-offset-4 ${isStopped ? 'text-vermilion-deep' : ''}`}
      >
        The check of the file: {short}
        <span className="sr-only">, {itemName}</span>
      </summary>
      <Findings findings={findings} />
      {box === null ? null : (
        <div className="mt-4 text-[0.9375rem]">
          <TemplateLinks stated={box} name={itemName} hasInside={box.hasInside} />
        </div>
      )}
      <p className="mt-2 text-[0.9375rem] text-ink-soft">Nothing here keeps you from ordering.</p>
      {to === null ? null : (
        <Link to={to} className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
          See where on the box<span className="sr-only">: {itemName}</span>
        </Link>
      )}
    </details>
  );
}
