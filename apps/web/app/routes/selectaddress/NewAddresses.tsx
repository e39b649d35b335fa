import { addressInputRules, type Failure, firstBroken } from '@boxwright/contract';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { call } from '../../api.ts';
import { AddressPart } from '../../features/address/AddressPart.tsx';
import type { AddressDraft } from '../../features/address/address-draft.ts';
import { type AddressValues, addressInput, idOrNull } from '../../features/address/address-values.ts';
import type { Places } from '../../features/address/places.ts';
import { type CartTo, cartTo } from '../../features/cart/use-cart-to.ts';
import { keepPincode } from '../../features/pincode/kept-pincode.ts';
import type { PostedProblem } from '../../features/plain-form/posted.server.ts';
import { keepChoice, readChoice } from '../../features/session/saved-choice.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { notify } from '../../ui/notify.ts';
import { ContinueBar } from './ContinueBar.tsx';
import { type KnownAddresses, useDraft } from './use-draft.ts';
import type { Destination, Placing } from './use-placing.ts';
import { wantsOther } from './wants-other.ts';

interface NewAddressesProps {
  customerId: number;
  known: KnownAddresses;
  places: Places;
  placing: Placing;
  total: number;
  /** Called with what decides about delivery charge and taxes. */
  onTyped: (to: CartTo) => void;
  onSaved: (destination: Destination) => Promise<void>;
  /** Whether everything is picked up, so that only the billing address is needed. */
  isPickup: boolean;
  /** Back to the saved addresses, if there are any. */
  onBack: (() => void) | undefined;
  /** Why the form was refused that was posted without JavaScript. */
  posted: PostedProblem | undefined;
}

type Part = 'shipping' | 'billing';
type Problem = { readonly part: Part; readonly field: string; readonly text: string };

const problemIn = (posted: PostedProblem | undefined): Problem | null => {
  const [part, field] = posted?.field?.split('-') ?? [];
  if (posted === undefined || field === undefined) return null;
  return { part: part === 'billing' ? 'billing' : 'shipping', field, text: posted.text };
};

/** The add form: a shipping and a billing address, checked in the specification's order, saved one after the other. */
export function NewAddresses({
  customerId,
  known,
  places,
  placing,
  total,
  isPickup,
  onTyped,
  onSaved,
  onBack,
  posted,
}: NewAddressesProps) {
  const form = useRef<HTMLFormElement>(null);
  const { draft, markTyped, changeShipping, changeBilling, setSame } = useDraft(form, customerId, known);
  const [problem, setProblem] = useState(problemIn(posted));
  // The ids of addresses saved already, so that they aren't saved twice if a later one fails.
  const saved = useRef(new Map<string, number>());
  const { pincode } = draft.shipping;

  useEffect(() => {
    if (!isPickup) keepPincode(pincode);
  }, [isPickup, pincode]);
  useEffect(() => onTyped(typedTo(draft, isPickup)), [draft, isPickup, onTyped]);
  const isSame = draft.sameAsShipping && !isPickup;
  /** Typing in a refused field removes its error until the form is checked again. */
  const noteTyping = (event: FormEvent<HTMLFormElement>) => {
    const field = event.target instanceof HTMLElement ? event.target.getAttribute('name') : null;
    if (problem !== null && field === `${problem.part}-${problem.field}`) setProblem(null);
    markTyped();
  };

  const refuse = (part: Part, { field, text }: { field: string; text: string }) => {
    setProblem({ part, field, text });
    notify.error(text);
    const control = form.current?.elements.namedItem(`${part}-${field}`);
    if (control instanceof HTMLElement) control.focus();
  };

  const save = async (part: Part): Promise<number | null> => {
    const input = addressInput(part === 'shipping' ? 'Shipping' : 'Billing', draft[part]);
    const content = JSON.stringify(input);
    const known = saved.current.get(content);
    if (known !== undefined) return known;
    const answer = await call('Add_CustomerAddress', input);
    if (!answer.ok) {
      await showFailure(part, answer.failure);
      return null;
    }
    saved.current.set(content, answer.value.addressId);
    return answer.value.addressId;
  };

  const showFailure = async (part: Part, failure: Failure) =>
    failure.field === undefined
      ? placing.showFailure(failure)
      : refuse(part, { field: failure.field, text: failure.text });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (wantsOther(event)) return onBack?.();
    setProblem(null);
    for (const part of ['shipping', 'billing'] as const) {
      if (part === 'billing' ? isSame : isPickup) continue;
      const kind = part === 'shipping' ? 'Shipping' : 'Billing';
      const broken = firstBroken(addressInputRules, addressInput(kind, draft[part]));
      if (broken) return refuse(part, broken);
    }
    void placing.run('Saving your addresses…', async () => {
      const shippingId = isPickup ? null : await save('shipping');
      if (shippingId === null && !isPickup) return;
      const billingId = await save('billing');
      if (billingId === null) return;
      keepChoice({
        shippingId: shippingId ?? readChoice().shippingId,
        billingId: isSame ? null : billingId,
        sameAsShipping: isSame,
      });
      await onSaved({ shippingId, billingId });
    });
  };

  return (
    <form
      ref={form}
      method="post"
      noValidate
      data-plain
      onInput={noteTyping}
      onSubmit={submit}
      className="flex flex-col gap-5"
    >
      <input type="hidden" name="form" value="new" />
      {isPickup ? null : (
        <Card className="p-5 sm:p-7">
          <AddressPart
            section="shipping"
            legend="Shipping address"
            values={draft.shipping}
            onChange={changeShipping}
            places={places}
            problem={problem?.part === 'shipping' ? problem : null}
          />
        </Card>
      )}
      {isPickup ? null : (
        <Checkbox
          label="Same as shipping"
          name="sameAsShipping"
          checked={draft.sameAsShipping}
          onChange={(event) => setSame(event.target.checked)}
        />
      )}
      {isSame ? null : (
        <Card className="p-5 sm:p-7">
          <AddressPart
            section="billing"
            legend="Billing address"
            values={draft.billing}
            onChange={changeBilling}
            places={places}
            problem={problem?.part === 'billing' ? problem : null}
          />
        </Card>
      )}
      <p className="text-sm text-ink-soft">
        {isPickup
          ? 'We use this address to invoice, and keep it with your account for your next order.'
          : 'We use these addresses to deliver and to invoice, and keep them with your account for your next order.'}
      </p>
      <ContinueBar total={total} placing={placing}>
        {onBack ? (
          <Button type="submit" name="act" value="saved" tone="outline">
            Use a saved address
          </Button>
        ) : null}
      </ContinueBar>
    </form>
  );
}

const typedTo = ({ shipping, billing, sameAsShipping }: AddressDraft, isPickup: boolean): CartTo => {
  const placeOf = ({ pincode, stateId, gstin }: AddressValues) => ({ pincode, stateId: idOrNull(stateId), gstin });
  return isPickup
    ? cartTo(null, placeOf(billing))
    : cartTo(placeOf(shipping), placeOf(sameAsShipping ? shipping : billing));
};
