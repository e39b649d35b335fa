import {
  type SettingsField,
  type SettingsSection,
  settingsFields,
  settingsLineLength,
  settingsSections,
  type SettingsForm as Values,
} from '@boxwright/contract';
import type { ReactNode } from 'react';
import { OfficeForm } from '../../features/office/OfficeForm.tsx';
import { type Posted, type PostedFormState, usePostedForm } from '../../features/office/posted-form.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';

interface SettingsFormProps {
  section: SettingsSection;
  values: Values;
  /** What the shop’s present data say about some of the fields. */
  notes: Values;
  /** Identifies the values that were seen, so that the server overwrites nobody's change. */
  seen: string;
  posted: Posted | undefined;
  /** Shown above the fields. */
  children: ReactNode;
}

/** The form of one section. */
export function SettingsForm({ section, values, notes, seen, posted, children }: SettingsFormProps) {
  const { name, text } = settingsSections[section];
  const form = usePostedForm('save', posted);
  return (
    <Card className="max-w-3xl p-5 sm:p-6">
      <h2 className="text-2xl">{name}</h2>
      <p className="mt-1 text-ink-soft">{text}</p>
      {children}
      <OfficeForm
        of={form}
        hidden={{ section, seen }}
        className="mt-5 grid grid-cols-1 items-start gap-4 sm:grid-cols-2"
      >
        {settingsFields(section).map((field) => (
          <Field
            key={field.name}
            field={field}
            note={notes[field.name]}
            control={form.field(field.name, values[field.name])}
          />
        ))}
        <div className="sm:col-span-2">
          <Button type="submit" tone="ink" busy={form.isSending && 'Saving…'}>
            Save
          </Button>
        </div>
      </OfficeForm>
    </Card>
  );
}

interface FieldProps {
  field: SettingsField;
  note: string | undefined;
  control: ReturnType<PostedFormState['field']>;
}

function Field({ field, note, control }: FieldProps) {
  const hint = [note, field.hint].filter(Boolean).join(' ');
  const { label, isList, isOptional, choices, number } = field;
  const texts = { label, autoComplete: 'off', ...(hint ? { hint } : {}), ...(isOptional ? { optional: true } : {}) };
  if (isList)
    return (
      <div className="sm:col-span-2">
        <TextArea rows={4} {...texts} {...control} />
      </div>
    );
  if (choices !== undefined) return <Select options={optionsOf(choices)} {...texts} {...control} />;
  if (number === undefined) return <TextField maxLength={settingsLineLength} {...texts} {...control} />;
  const unit = number.unit === '₹' ? { start: '₹' } : { end: number.unit };
  return (
    <TextField
      maxLength={12}
      inputMode={number.decimals ? 'decimal' : 'numeric'}
      {...texts}
      {...unit}
      {...control}
      className={number.unit.length > 2 ? 'pr-32' : ''}
    />
  );
}

const optionsOf = (choices: Readonly<Record<string, string>>) =>
  Object.entries(choices).map(([value, label]) => ({ value, label }));
