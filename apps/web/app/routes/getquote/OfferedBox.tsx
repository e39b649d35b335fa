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
  /** The last complete pincode in the form; at first the choice's. */
  pincode: string;
}

/**
 * The box with the price that the quotation will have. The page is loaded with the price for everybody, delivered to
 * the pincode in its address. Another pincode, or a signed-in customer's price (a paid die costs nothing), is fetched.
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
  // The last price stays, with its pincode, until the next answer. If that fails, no price is shown, because the last
  // one may differ from the quotation's.
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
