import { shelfMaxLength, type ToolRow, toolStateNames, toolStates } from '@boxwright/contract';
import { OfficeForm } from '../../features/office/OfficeForm.tsx';
import { type Posted, usePostedForm } from '../../features/office/posted-form.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';

interface ToolFormProps {
  tool: ToolRow;
  /** The address of the list without this form. */
  back: string;
  posted: Posted | undefined;
}

/** The form for the state and the shelf of a die or a set of plates. */
export function ToolForm({ tool, back, posted }: ToolFormProps) {
  const form = usePostedForm('', posted);
  return (
    <Card className="max-w-3xl p-5 sm:p-6">
      <h2 className="text-2xl">
        {tool.number}, {tool.box}
      </h2>
      <OfficeForm
        of={form}
        hidden={{ id: tool.id, version: tool.version }}
        className="mt-4 grid grid-cols-1 items-start gap-4 sm:grid-cols-2"
      >
        <Select
          label="State"
          autoFocus
          options={toolStates.map((each) => ({ value: each, label: toolStateNames[each] }))}
          {...form.field('state', tool.state)}
        />
        <TextField label="Shelf" autoComplete="off" maxLength={shelfMaxLength} {...form.field('shelf', tool.shelf)} />
        <div className="flex flex-wrap gap-2.5 sm:col-span-2">
          <Button type="submit" tone="ink" busy={form.isSending && 'Saving…'}>
            Save
          </Button>
          <LinkButton to={back} tone="quiet">
            Cancel
          </LinkButton>
        </div>
      </OfficeForm>
    </Card>
  );
}
