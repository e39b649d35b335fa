import { type Address, addressChoiceTexts } from '@boxwright/contract';
import { Plus } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { addressCard } from '../../features/address/AddressCard.tsx';
import type { PostedProblem } from '../../features/plain-form/posted.server.ts';
import { type AddressChoice, billingOfChoice, keepChoice, offered } from '../../features/session/saved-choice.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { notify } from '../../ui/notify.ts';
import { RadioCards } from '../../ui/RadioCards.tsx';
import { ContinueBar } from './ContinueBar.tsx';
import type { Destination, Placing } from './use-placing.ts';
import { wantsOther } from './wants-other.ts';

interface SavedAddressesProps {
  addresses: readonly Address[];
  choice: AddressChoice;
  onChoose: (choice: AddressChoice) => void;
  total: number;
  placing: Placing;
  /** Whether everything is picked up, so that only the billing address is needed. */
  isPickup: boolean;
  onContinue: (destination: Destination) => void;
  onAddNew: () => void;
  /** Why the form was refused that was posted without JavaScript. */
  posted: PostedProblem | undefined;
}

type Problem = { readonly part: 'shipping' | 'billing'; readonly text: string };

const problemIn = (posted: PostedProblem | undefined): Problem | null => {
  const part = (['shipping', 'billing'] as const).find((each) => posted?.field === `${each}Id`);
  return posted === undefined || part === undefined ? null : { part, text: posted.text };
};

/** Chooses shipping and billing from the saved addresses. */
export function SavedAddresses({
  addresses,
  choice,
  onChoose,
  total,
  placing,
  isPickup,
  onContinue,
  onAddNew,
  posted,
}: SavedAddressesProps) {
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState(problemIn(posted));

  const refuse = (part: Problem['part'], text: string) => {
    setProblem({ part, text });
    notify.error(text);
    form.current?.querySelector<HTMLInputElement>(`[data-part="${part}"] input[type="radio"]`)?.focus();
  };
  const choose = (changed: AddressChoice) => {
    setProblem(null);
    onChoose(changed);
  };
  /** Billing can be chosen only after shipping. */
  const afterShipping = (changed: AddressChoice) => {
    if (choice.shippingId === null && !isPickup) refuse('shipping', addressChoiceTexts.billingBeforeShipping);
    else choose(changed);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (placing.doing) return;
    if (wantsOther(event)) return onAddNew();
    const shippingId = isPickup ? null : choice.shippingId;
    if (shippingId === null && !isPickup) return refuse('shipping', addressChoiceTexts.noShipping);
    const billingId = isPickup ? choice.billingId : billingOfChoice(choice);
    if (billingId === null) return refuse('billing', addressChoiceTexts.noBilling);
    keepChoice(choice);
    onContinue({ shippingId, billingId });
  };

  return (
    <form ref={form} method="post" noValidate data-plain onSubmit={submit} className="flex flex-col gap-7">
      <input type="hidden" name="form" value="saved" />
      {isPickup ? null : (
        <>
          <div data-part="shipping">
            <RadioCards
              legend="Shipping address"
              name="shippingId"
              grid="sm:grid-cols-2"
              cards={offered(addresses, 'Shipping').map(addressCard)}
              value={choice.shippingId}
              error={problem?.part === 'shipping' ? problem.text : undefined}
              onChoose={(shippingId) => choose({ ...choice, shippingId })}
            />
          </div>
          <Checkbox
            label="Same as shipping"
            name="sameAsShipping"
            checked={choice.sameAsShipping}
            onChange={(event) => afterShipping({ ...choice, sameAsShipping: event.target.checked, billingId: null })}
          />
        </>
      )}
      {choice.sameAsShipping && !isPickup ? null : (
        <div data-part="billing">
          <RadioCards
            legend="Billing address"
            name="billingId"
            grid="sm:grid-cols-2"
            cards={offered(addresses, 'Billing').map(addressCard)}
            value={choice.billingId}
            error={problem?.part === 'billing' ? problem.text : undefined}
            onChoose={(billingId) => afterShipping({ ...choice, billingId })}
          />
        </div>
      )}
      <ContinueBar total={total} placing={placing}>
        <Button type="submit" name="act" value="new" tone="outline">
          <Plus aria-hidden="true" className="size-5" /> Add new address
        </Button>
      </ContinueBar>
    </form>
  );
}
