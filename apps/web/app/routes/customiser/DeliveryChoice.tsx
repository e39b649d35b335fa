import type { DeliveryType } from '@boxwright/contract';
import { Check, Truck } from 'lucide-react';
import type { Ref } from 'react';
import { type BoxChoice, names } from '../../features/configurator/box-choice.ts';
import { deliveryForm } from '../../features/delivery/delivery-chat.ts';
import { PickupNote } from '../../features/delivery/PickupNote.tsx';
import { SentQuote } from '../../features/delivery/SentQuote.tsx';
import { PincodeField } from '../../features/pincode/PincodeField.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { RadioCards } from '../../ui/RadioCards.tsx';

interface DeliveryChoiceProps {
  choice: BoxChoice;
  place: string;
  error: string | undefined;
  /** Whether delivery to the pincode can't be quoted at once. */
  isUnserved: boolean;
  /** Whether the form for the delivery cost is being opened. */
  isAsking: boolean;
  onChange: (changes: Partial<Pick<BoxChoice, 'deliveryType' | 'pincode'>>) => void;
  fieldRef: Ref<HTMLInputElement>;
}

const ways: readonly { value: DeliveryType; label: string; text: string }[] = [
  { value: 'StandardShipping', label: 'Standard Shipping', text: 'All over India' },
  { value: 'SelfPickup', label: 'Self Pickup', text: 'In Chennai, free' },
];

export function DeliveryChoice(props: DeliveryChoiceProps) {
  const { choice, place, error, isUnserved, isAsking, onChange, fieldRef } = props;
  const { deliveryType, pincode } = choice;
  return (
    <div>
      <RadioCards
        legend="Delivery"
        name={names.delivery}
        value={deliveryType}
        onChoose={(chosen) => onChange({ deliveryType: chosen })}
        grid="grid-cols-2"
        cards={ways.map(({ value, label, text }) => ({
          value,
          content: (
            <span className="flex flex-col px-3.5 py-2.5">
              <span className="font-semibold leading-snug">{label}</span>
              <span className="text-ink-soft text-sm">{text}</span>
            </span>
          ),
        }))}
      />
      {deliveryType === 'StandardShipping' ? (
        <div className="mt-3">
          <PincodeField
            ref={fieldRef}
            name={names.pincode}
            value={pincode}
            error={error}
            className={place === '' ? '' : 'pr-[min(60%,15rem)]'}
            end={
              place === '' ? null : (
                <span className="flex items-center gap-1.5 text-right text-sm text-teal leading-tight">
                  {place} <Check aria-hidden="true" className="size-4 shrink-0" />
                </span>
              )
            }
            onChange={(event) => onChange({ pincode: event.currentTarget.value })}
          />
          {isUnserved ? (
            <p className="mt-2 text-[0.9375rem]">We find a carrier for you: ask, and we write to you with the cost.</p>
          ) : null}
          {/* Without JavaScript this button sends the choices to the page that has the delivery form. */}
          <Button
            type="submit"
            tone="outline"
            size="small"
            name="form"
            value={deliveryForm}
            formAction={paths.enquiry}
            busy={isAsking && 'Opening…'}
            className="mt-3"
          >
            <Truck aria-hidden="true" className="size-5" /> {isUnserved ? 'Ask for a quote' : 'Get Delivery Cost'}
          </Button>
          <SentQuote />
        </div>
      ) : (
        <PickupNote className="mt-4" />
      )}
    </div>
  );
}
