import { enquiryStateNames, enquiryStates, type OfficeEnquiry } from '@boxwright/contract';
import { Form, useNavigation } from 'react-router';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/Select.tsx';

/** The state of an enquiry, and who looks after it. */
export function StandingForm({ enquiry }: { enquiry: OfficeEnquiry }) {
  const { state, ownerId, ownerName, members, version } = enquiry;
  const isSending = useNavigation().formData?.get('form') === 'standing';
  // An owner who may no longer answer enquiries stays chosen until somebody else is.
  const isKnown = ownerId === null || members.some(({ id }) => id === ownerId);
  return (
    <Form method="post" preventScrollReset className="flex flex-col gap-4">
      <input type="hidden" name="version" value={version} />
      <Select
        label="State"
        name="state"
        defaultValue={state}
        options={enquiryStates.map((value) => ({ value, label: enquiryStateNames[value] }))}
      />
      <Select
        label="Looked after by"
        name="owner"
        defaultValue={ownerId ?? ''}
        placeholder="Nobody"
        options={[
          ...members.map(({ id, name }) => ({ value: id, label: name })),
          ...(isKnown ? [] : [{ value: ownerId, label: ownerName ?? 'A former colleague' }]),
        ]}
      />
      <Button
        type="submit"
        name="form"
        value="standing"
        tone="outline"
        busy={isSending && 'Saving…'}
        className="self-start"
      >
        Save
      </Button>
    </Form>
  );
}
