import type { DeskLine } from '@boxwright/contract';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { MadePieces } from './MadePieces.tsx';

interface ShortItemsProps {
  lines: readonly DeskLine[];
  typed: Readonly<Record<string, string>>;
}

/** What was made of the items that aren't sent as ordered; where the terms don't allow it, the customer has to agree. */
export function ShortItems({ lines, typed }: ShortItemsProps) {
  const counted = lines.flatMap((line, place) => (line.good === null ? [] : [{ line, place }]));
  return (
    <>
      {counted.map(({ line, place }) => (
        <p key={place} className="mt-3">
          Item {place + 1}: <MadePieces line={line} />
        </p>
      ))}
      {lines.some(({ isShort }) => isShort) ? (
        <Checkbox
          name="isShortAgreed"
          value="yes"
          defaultChecked={typed['isShortAgreed'] === 'yes'}
          label="The customer agrees to fewer pieces than our terms allow."
        />
      ) : null}
    </>
  );
}
