import { longestDeskNote, mayDo } from '@boxwright/contract';
import { CustomerFields } from '../../features/office/CustomerFields.tsx';
import { OfficeForm } from '../../features/office/OfficeForm.tsx';
import { type Posted, usePostedForm } from '../../features/office/posted-form.ts';
import { useMemberRole } from '../../features/office/use-member-role.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { LoadedCustomer } from './load-customer.ts';

interface CustomerFormProps {
  customer: LoadedCustomer;
  posted: Posted | undefined;
}

/** Corrects a customer's details, and the staff's note. */
export function CorrectForm({ customer, posted }: CustomerFormProps) {
  const form = usePostedForm('correct', posted);
  const role = useMemberRole();
  return (
    <OfficeForm
      of={form}
      hidden={{ seen: customer.changedAt.toISOString() }}
      isAllAbove
      className="grid items-start gap-4 sm:grid-cols-2"
    >
      <CustomerFields field={form.field} customer={customer} isEmailFixed={!mayDo(role, 'personal-data')} />
      <div className="sm:col-span-2">
        <TextArea
          label="Note"
          hint="For the staff; the customer never sees it."
          optional
          rows={3}
          maxLength={longestDeskNote}
          {...form.field('note', customer.note)}
        />
      </div>
      <div className="sm:col-span-2">
        <Button type="submit" tone="ink" busy={form.isSending && 'Saving…'}>
          Save
        </Button>
      </div>
    </OfficeForm>
  );
}

/** Exports or erases a customer's stored data at the customer's request. */
export function PersonalData({ customer, posted, download }: CustomerFormProps & { download: string | undefined }) {
  const exporting = usePostedForm('export', posted);
  const erasing = usePostedForm('erase', posted);
  return (
    <Card className="flex flex-col gap-6 p-5 sm:p-6">
      <OfficeForm of={exporting} isAllAbove className="flex max-w-xl flex-col gap-4">
        <TextField
          label="Why the data are exported"
          hint="Who asked, and how. The reason is recorded, and the customer is mailed."
          autoComplete="off"
          maxLength={500}
          {...exporting.field('reason')}
        />
        <div>
          <Button type="submit" tone="outline" busy={exporting.isSending && 'Preparing…'}>
            Export data
          </Button>
        </div>
        {download === undefined ? null : (
          <p role="status">
            Ready:{' '}
            <a href={download} className="underline underline-offset-4">
              download the data
            </a>
            , once, within ten minutes.
          </p>
        )}
      </OfficeForm>
      {customer.heldUpBy.length > 0 ? (
        <div className="crease border-t pt-4">
          <p className="font-semibold">The data can’t be erased yet.</p>
          <ul className="mt-1 list-disc pl-5">
            {customer.heldUpBy.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </div>
      ) : (
        <OfficeForm of={erasing} isAllAbove className="crease flex max-w-xl flex-col gap-4 border-t pt-4">
          <TextField label="Why the data are erased" autoComplete="off" maxLength={500} {...erasing.field('reason')} />
          <TextField
            label="The customer’s email, once more"
            hint="Erasing can’t be undone. Orders stay with their addresses, as the law asks."
            autoComplete="off"
            maxLength={254}
            {...erasing.field('email')}
          />
          <div>
            <Button type="submit" tone="outline" busy={erasing.isSending && 'Erasing…'}>
              Erase data
            </Button>
          </div>
        </OfficeForm>
      )}
    </Card>
  );
}
