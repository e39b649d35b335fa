import { longestDeskNote, mayDo } from '@boxwright/contract';
import { Form, useNavigation } from 'react-router';
import { CustomerFields } from '../../features/office/CustomerFields.tsx';
import { PostedProblemNote } from '../../features/office/PostedProblemNote.tsx';
import { type PostedForm, usePostedForm } from '../../features/office/posted-form.ts';
import { useMemberRole } from '../../features/office/use-member-role.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { LoadedCustomer } from './load-customer.ts';

interface CustomerFormProps {
  customer: LoadedCustomer;
  posted: PostedForm | undefined;
}

const useBusy = (form: string): boolean => useNavigation().formData?.get('form') === form;

/** Corrects a customer's details, and the staff's note. */
export function CorrectForm({ customer, posted }: CustomerFormProps) {
  const form = usePostedForm('correct', posted);
  const busy = useBusy('correct');
  const role = useMemberRole();
  return (
    <Form ref={form.ref} method="post" noValidate preventScrollReset className="grid items-start gap-4 sm:grid-cols-2">
      <input type="hidden" name="form" value="correct" />
      <input type="hidden" name="seen" value={customer.changedAt.toISOString()} />
      <div className="empty:hidden sm:col-span-2">
        <PostedProblemNote failed={form.failed} />
      </div>
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
        <Button type="submit" tone="ink" busy={busy && 'Saving…'}>
          Save
        </Button>
      </div>
    </Form>
  );
}

/** Exports or erases what is stored of a customer, as they asked. */
export function PersonalData({ customer, posted, download }: CustomerFormProps & { download: string | undefined }) {
  const exporting = usePostedForm('export', posted);
  const erasing = usePostedForm('erase', posted);
  const [isExporting, isErasing] = [useBusy('export'), useBusy('erase')];
  return (
    <Card className="flex flex-col gap-6 p-5 sm:p-6">
      <Form ref={exporting.ref} method="post" noValidate preventScrollReset className="flex max-w-xl flex-col gap-4">
        <input type="hidden" name="form" value="export" />
        <PostedProblemNote failed={exporting.failed} />
        <TextField
          label="Why the data are exported"
          hint="Who asked, and how. It is written down, and the customer is mailed."
          autoComplete="off"
          maxLength={500}
          {...exporting.field('reason')}
        />
        <div>
          <Button type="submit" tone="outline" busy={isExporting && 'Preparing…'}>
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
      </Form>
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
        <Form
          ref={erasing.ref}
          method="post"
          noValidate
          preventScrollReset
          className="crease flex max-w-xl flex-col gap-4 border-t pt-4"
        >
          <input type="hidden" name="form" value="erase" />
          <PostedProblemNote failed={erasing.failed} />
          <TextField label="Why the data are erased" autoComplete="off" maxLength={500} {...erasing.field('reason')} />
          <TextField
            label="The customer’s email, once more"
            hint="It can’t be undone. Orders stay with their addresses, as the law asks."
            autoComplete="off"
            maxLength={254}
            {...erasing.field('email')}
          />
          <div>
            <Button type="submit" tone="outline" busy={isErasing && 'Erasing…'}>
              Erase data
            </Button>
          </div>
        </Form>
      )}
    </Card>
  );
}
