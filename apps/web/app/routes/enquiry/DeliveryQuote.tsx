import type { Failure } from '@boxwright/contract';
import { useNavigate } from 'react-router';
import { Answers } from '../../answers.tsx';
import { writeChoice } from '../../features/configurator/box-choice.ts';
import { DeliveryQuoteForm, type DeliveryValues } from '../../features/delivery/DeliveryQuoteForm.tsx';
import type { Delivery } from '../../features/delivery/load-delivery.server.ts';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';

interface DeliveryQuoteProps {
  /** Null when the address names no box that is on offer. */
  delivery: Delivery | null;
  typed: Partial<DeliveryValues> | undefined;
  failed: Pick<Failure, 'text' | 'field'> | undefined;
}

/** Get Delivery Cost as a page, for browsers without JavaScript and for when its dialog can't be loaded. */
export function DeliveryQuote({ delivery, typed, failed }: DeliveryQuoteProps) {
  const navigate = useNavigate();
  if (delivery === null) {
    return (
      <>
        <p className="mb-5">First choose the box whose delivery you want to know the cost of.</p>
        <LinkButton to={paths.shop}>Choose a box</LinkButton>
      </>
    );
  }
  const { choice } = delivery;
  return (
    <Answers>
      <DeliveryQuoteForm
        {...delivery}
        typed={typed}
        failed={failed}
        onStored={() => void navigate(paths.deliveryQuoteSent(writeChoice(choice).toString()))}
      />
    </Answers>
  );
}
