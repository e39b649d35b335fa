import { useQuery } from '@tanstack/react-query';
import { answerTo, troubleIn, useLastGood } from '../../answers.tsx';
import type { BoxInput } from '../configurator/quote-input.ts';
import { AskAgain } from './AskAgain.tsx';
import { SheetDrawing } from './SheetDrawing.tsx';

/** The layout of a quantity of boxes on their printing sheets. */
export function SheetLayout({ box, quantity }: { box: BoxInput; quantity: number }) {
  const { data: answer, refetch } = useQuery(answerTo('GetLayout', { ...box, quantity }));
  const layout = useLastGood(answer);
  const trouble = troubleIn(answer);
  if (trouble) return <AskAgain text={trouble.text} onPress={() => void refetch()} />;
  if (layout === null) return null;
  return (
    <div>
      {[...Map.groupBy(layout.parts, ({ run }) => run)].map(([run, parts]) => (
        <SheetDrawing key={run} parts={parts} isOneOfSeveral={layout.parts.length > 1} />
      ))}
    </div>
  );
}
