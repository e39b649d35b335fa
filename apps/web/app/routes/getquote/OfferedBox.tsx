import type { BoxLimits } from '@boxwright/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Answers, answerTo, troubleIn } from '../../answers.tsx';
import { ChosenBox } from '../../features/configurator/ChosenBox.tsx';
import type { BoxWithQuote } from '../../features/configurator/priced-facts.ts';
import { quoteInput } from '../../features/configurator/quote-input.ts';
import { AskAgain } from '../../features/prices/AskAgain.tsx';
import { useCustomer } from '../../features/session/session.ts';
import { classes } from '../../ui/classes.ts';

interface OfferedBoxProps extends BoxWithQuote {
  limits: BoxLimits;
  /** The last complete pincode of the form: the choice's until another is typed. */
  pincode: string;
}

/**
 * The box with the price that the quotation will have. The page's price is everybody's, with delivery to the pincode of
 * its address; a signed-in customer's, without a die that is paid for, and delivery elsewhere are fetched.
 */
export function OfferedBox(props: OfferedBoxProps) {
  return (
    <Answers>
      <BoxAtOwnPrice {...props} />
    </Answers>
  );
}

function BoxAtOwnPrice({ choice, limits, facts, quote, pincode, made = null }: OfferedBoxProps) {
  const customerId = useCustomer()?.id ?? null;
  const isAsLoaded = quote === null || (customerId === null && pincode === choice.pincode);
  const wanted = { ...choice, pincode };
  const {
    data: answer,
    isPlaceholderData,
    refetch,
  } = useQuery({
    ...answerTo('GetQuote', quoteInput(wanted, limits, [], customerId)),
    enabled: !isAsLoaded && made === null,
  });
  const isPending = !isAsLoaded && made === null && (answer === undefined || isPlaceholderData);
  const trouble = isAsLoaded || isPending ? null : troubleIn(answer);
  // The last price stays, with its own pincode, until the next is known. Once it is known that there is no answer:
  // rather no price than another one than the quotation's.
  const [shown, setShown] = useState({ choice, quote });
  const known = isAsLoaded ? quote : answer?.ok ? answer.value : null;
  if (!isPending && made === null && shown.quote !== known) setShown({ choice: wanted, quote: known });
  return (
    <div aria-busy={isPending} className={classes('transition-opacity delay-200', isPending && 'opacity-55')}>
      <ChosenBox choice={made === null ? shown.choice : wanted} facts={facts} quote={shown.quote} made={made} />
      {trouble ? <AskAgain text={trouble.text} onPress={() => void refetch()} /> : null}
    </div>
  );
}
