import type { DeliveryType } from '@boxwright/contract';
import { Check } from 'lucide-react';
import type { Ref } from 'react';
import { type BoxChoice, names } from '../../features/configurator/box-choice.ts';
import { RadioCards } from '../../ui/RadioCards.tsx';
import { TextField } from '../../ui/TextField.tsx';

interface DeliveryChoiceProps {
  choice: BoxChoice;
  place: string;
  error: string | undefined;
  onChange: (changes: Partial<Pick<BoxChoice, 'deliveryType' | 'pincode'>>) => void;
  fieldRef: Ref<HTMLInputElement>;
}

const ways: readonly { value: DeliveryType; label: string; text: string }[] = [
  { value: 'StandardShipping', label: 'Standard Shipping', text: 'All over India' },
  { value: 'SelfPickup', label: 'Self Pickup', text: 'In Chennai, free' },
];

export function DeliveryChoice({ choice, place, error, onChange, fieldRef }: DeliveryChoiceProps) {
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
          <TextField
            ref={fieldRef}
            label="Pincode"
            name={names.pincode}
            digitsOnly
            maxLength={6}
            autoComplete="postal-code"
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
        </div>
      ) : null}
    </div>
  );
}
