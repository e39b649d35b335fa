import { Form, useNavigation } from 'react-router';
import { Button } from '../../ui/Button.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { PostedProblem } from '../plain-form/posted.server.ts';

interface ReportFormProps {
  name: string;
  /** What to paste. */
  hint: string;
  list: string;
  failed: PostedProblem | undefined;
  isRead: boolean;
}

/** A report that is pasted, or chosen as a file, and looked at before it is read in. */
export function ReportForm({ name, hint, list, failed, isRead }: ReportFormProps) {
  const { formData } = useNavigation();
  return (
    <Form method="post" encType="multipart/form-data" noValidate aria-label={name} className="max-w-3xl">
      <TextArea
        label="Report"
        hint={hint}
        name="list"
        rows={7}
        optional
        autoComplete="off"
        spellCheck={false}
        defaultValue={list}
        error={failed?.field === 'list' ? failed.text : undefined}
      />
      <div className="mt-4 grid items-end gap-3 sm:grid-cols-[1fr_auto]">
        <TextField label="Or its file" name="file" type="file" accept=".csv,text/csv" optional className="py-2.5" />
        <Button
          type="submit"
          tone={isRead ? 'outline' : 'primary'}
          name="form"
          value="read"
          busy={formData?.get('form') === 'read' && 'Reading…'}
        >
          Look at it first
        </Button>
      </div>
    </Form>
  );
}
