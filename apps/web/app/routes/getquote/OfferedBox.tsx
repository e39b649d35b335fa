import type { BoxLimits } from '@boxwright/contract';
import { useQuery } from '@tanstack/react-query';
import { Answers, answerTo, troubleIn } from '../../answers.tsx';
import { ChosenBox } from '../../features/configurator/ChosenBox.tsx';
import type { BoxWithQuote } from '../../features/configurator/priced-facts.ts';
import { quoteInput } from '../../features/configurator/quote-input.ts';
import { AskAgain } from '../../features/prices/AskAgain.tsx';
import { useCustomer } from '../../features/session/session.ts';
import { classes } from '../../ui/classes.ts';

interface OfferedBoxProps extends BoxWithQuote {
  limits: BoxLimits;
}

/**
 * The box with the price that the quotation will have. The page's price is everybody's; a signed-in customer's, without
 * a die that is paid for, is fetched.
 */
export function OfferedBox(props: OfferedBoxProps) {
  return (
    <Answers>
      <BoxAtOwnPrice {...props} />
    </Answers>
  );
}

function BoxAtOwnPrice({ choice, limits, facts, quote }: OfferedBoxProps) {
  const customerId = useCustomer()?.id ?? null;
  const { data: answer, refetch } = useQuery({
    ...answerTo('GetQuote', quoteInput(choice, limits, [], customerId)),
    enabled: customerId !== null && quote !== null,
  });
  const isPending = customerId !== null && quote !== null && answer === undefined;
  const trouble = troubleIn(answer);
  // Once it is known that there is no answer: rather no price than another one than the quotation's.
  const shown = answer === undefined ? quote : answer.ok ? answer.value : null;
  return (
    <div aria-busy={isPending} className={classes('transition-opacity delay-200', isPending && 'opacity-55')}>
      <ChosenBox choice={choice} facts={facts} quote={shown} />
      {trouble ? <AskAgain text={trouble.text} onPress={() => void refetch()} /> : null}
    </div>
  );
}
