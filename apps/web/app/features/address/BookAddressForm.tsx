import { type AddressKind, addressInputRules, firstBroken } from '@boxwright/contract';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../api.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmailField } from '../../ui/EmailField.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { MobileField } from '../../ui/MobileField.tsx';
import { notify } from '../../ui/notify.ts';
import { RadioCards } from '../../ui/RadioCards.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { PostedFailure } from '../plain-form/PostedFailure.tsx';
import type { PostedProblem } from '../plain-form/posted.server.ts';
import { signInFor } from '../session/guard.ts';
import { type AddressFieldName, asTyped } from './address-values.ts';
import { type BookAddressValues, bookInput, type Location, savedText } from './book-address.ts';
import { GstinField } from './GstinField.tsx';
import { type FieldProblem, PlaceFields } from './PlaceFields.tsx';
import type { Places } from './places.ts';
import { printedHint } from './printed-hint.ts';
import { ShareLocation } from './ShareLocation.tsx';
import { useBookAddress } from './use-book-address.ts';

interface BookAddressFormProps {
  customerId: number;
  /** The address to change; null for a new one. */
  addressId: number | null;
  initial: BookAddressValues;
  places: Places;
  /** What was posted without JavaScript, and why it was refused. */
  posted: { readonly values: BookAddressValues; readonly failed: PostedProblem } | undefined;
}

type TextName = Exclude<AddressFieldName, 'pincode' | 'stateId' | 'cityId'> | 'flat';

/** Adds an address to the book or changes one, with the checks of the respective form. */
export function BookAddressForm({ customerId, addressId, initial, places, posted }: BookAddressFormProps) {
  const isNew = addressId === null;
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const { values, change, forget } = useBookAddress(customerId, addressId, initial, posted?.values);
  const [location, setLocation] = useState<Location | null>(null);
  const [problem, setProblem] = useState<FieldProblem | null>(problemIn(posted?.failed));
  const [busy, setBusy] = useState(false);

  const refuse = ({ field, text }: { field?: string; text: string }) => {
    notify.error(text);
    setProblem({ field: field ?? '', text });
    const control = form.current?.elements.namedItem(`address-${field}`);
    const target = control instanceof RadioNodeList ? control[0] : control;
    if (target instanceof HTMLElement) target.focus();
  };
  const save = async () => {
    setProblem(null);
    const input = bookInput(values, addressId, location);
    const broken = firstBroken(addressInputRules, input);
    if (broken) return refuse(broken);
    setBusy(true);
    const answer = await call('Add_CustomerAddress', input);
    setBusy(false);
    if (!answer.ok && answer.failure.code === 'signed_out') {
      return navigate(signInFor(isNew ? paths.addAddress : paths.editAddress(addressId)));
    }
    if (!answer.ok) return refuse(answer.failure);
    forget();
    notify.success(savedText(isNew));
    await navigate(paths.customerProfile);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void save();
  };
  const text = (field: TextName) => ({
    name: `address-${field}`,
    value: values[field],
    error: problem?.field === field ? problem.text : undefined,
    onChange: (event: { target: { value: string } }) => {
      const typed = field === 'flat' ? event.target.value : asTyped(field, event.target.value);
      change((before) => ({ ...before, [field]: typed }));
    },
  });
  const printed = (field: TextName) => ({ ...text(field), hint: printedHint(values[field]) });

  return (
    <form ref={form} method="post" noValidate data-plain onSubmit={submit}>
      <PostedFailure failed={posted?.failed} />
      <Card className="grid gap-x-4 gap-y-5 p-5 sm:grid-cols-2 sm:p-7">
        <div className="sm:col-span-2">
          <RadioCards<AddressKind>
            legend="Address Title"
            name="address-kind"
            grid="grid-cols-2 sm:max-w-md"
            cards={titlesFor(initial.kind).map((value) => ({
              value,
              content: <span className="p-3 font-medium">{value}</span>,
            }))}
            value={values.kind === '' ? null : values.kind}
            error={problem?.field === 'kind' ? problem.text : undefined}
            onChoose={(kind) => change((before) => ({ ...before, kind }))}
          />
        </div>
        <TextField label="Full Name" autoComplete="name" {...printed('contactName')} />
        <MobileField {...text('mobile')} />
        <div className="sm:col-span-2">
          <TextField label="Company name" autoComplete="organization" {...printed('companyName')} />
        </div>
        <div className="grid gap-5 sm:col-span-2">
          <TextField
            label="Flat/House/Company/Building/Apartment No."
            optional={!isNew}
            autoComplete="address-line1"
            {...printed('flat')}
          />
          <TextField label="Area/Colony/Street/Sector/Village" autoComplete="address-line2" {...printed('area')} />
        </div>
        <TextField label="Landmark" optional autoComplete="off" {...printed('landmark')} />
        <PlaceFields
          section="address"
          fill={(name) => name}
          values={values}
          onChange={(patch) => change((before) => ({ ...before, ...patch(before) }))}
          places={places}
          problem={problem}
        />
        <EmailField optional {...text('email')} />
        <GstinField gstin={values.gstin} at={{ stateId: values.stateId, states: places.states }} {...text('gstin')} />
        <div className="sm:col-span-2">
          <ShareLocation location={location} onLocation={setLocation} />
        </div>
      </Card>
      <div className="mt-5 flex flex-col gap-3 sm:flex-row-reverse sm:justify-end">
        <Button type="submit" busy={busy && 'Saving…'} className="sm:min-w-48">
          {isNew ? 'Add Address' : 'Update Address'}
        </Button>
        <LinkButton to={paths.customerProfile} tone="outline">
          Go Back
        </LinkButton>
      </div>
    </form>
  );
}

const problemIn = (posted: PostedProblem | undefined): FieldProblem | null =>
  posted === undefined ? null : { field: posted.field ?? '', text: posted.text };

/** Home and Office, and the kind of an address that was entered at the checkout. */
const titlesFor = (kind: AddressKind | ''): readonly AddressKind[] =>
  kind === 'Shipping' || kind === 'Billing' ? ['Home', 'Office', kind] : ['Home', 'Office'];
