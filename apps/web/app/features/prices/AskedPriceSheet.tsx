import { useQuery } from '@tanstack/react-query';
import { Answers, answerTo, troubleIn, useLastGood } from '../../answers.tsx';
import { ladderQuantities } from '../configurator/ladder-quantities.ts';
import type { BoxInput } from '../configurator/quote-input.ts';
import { AskAgain } from './AskAgain.tsx';
import { PriceSheet } from './PriceSheet.tsx';

interface AskedPriceSheetProps {
  box: BoxInput;
  quantity: number;
}

/** A price sheet that fetches its prices itself. */
export function AskedPriceSheet(props: AskedPriceSheetProps) {
  return (
    <Answers>
      <SheetOfAnswer {...props} />
    </Answers>
  );
}

function SheetOfAnswer({ box, quantity }: AskedPriceSheetProps) {
  const {
    data: answer,
    isFetching,
    refetch,
  } = useQuery(answerTo('GetPriceLadder', { ...box, quantities: ladderQuantities(quantity) }));
  const ladder = useLastGood(answer);
  const trouble = troubleIn(answer);
  if (trouble) return <AskAgain text={trouble.text} onPress={() => void refetch()} />;
  // The error is shown at the size fields.
  if (ladder === null) return null;
  return <PriceSheet box={box} steps={ladder.steps} quantity={quantity} isPending={isFetching} />;
}
