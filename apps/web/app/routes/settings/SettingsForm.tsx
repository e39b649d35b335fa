import {
  type Failure,
  type SettingsField,
  type SettingsSection,
  settingsFields,
  settingsLineLength,
  settingsRules,
  settingsSections,
  type SettingsForm as Values,
} from '@boxwright/contract';
import { useNavigate, useRevalidator } from 'react-router';
import { call } from '../../api.ts';
import { PostedFailure } from '../../features/plain-form/PostedFailure.tsx';
import { officePaths } from '../../office-paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { notify } from '../../ui/notify.ts';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { type FieldProps, useRuledForm } from '../../ui/use-ruled-form.ts';

interface SettingsFormProps {
  section: SettingsSection;
  values: Values;
  /** Tells the server what was seen, so that nobody’s change is overwritten. */
  seen: string;
  /** The values of a form that was posted without JavaScript, and why it was refused. */
  typed: Values | undefined;
  failed: Pick<Failure, 'text' | 'field'> | undefined;
}

/** The form of one section. */
export function SettingsForm({ section, values, seen, typed, failed }: SettingsFormProps) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { name, text } = settingsSections[section];
  const form = useRuledForm<Values>({
    rules: settingsRules(section),
    defaults: typed ?? values,
    failed,
    send: async (given) => {
      const answer = await call('SaveSettings', { section, values: { ...given }, seen });
      if (!answer.ok && answer.failure.code === 'signed_out') {
        notify.error(answer.failure.text);
        await navigate(officePaths.staffSignIn(officePaths.settingsOf(section)));
        return undefined;
      }
      if (!answer.ok) return answer;
      notify.success(
        answer.value.changed.length === 0 ? 'Nothing was changed.' : 'Saved. The site shows it from now on.',
      );
      await revalidate();
      return answer;
    },
  });
  return (
    <Card className="max-w-3xl p-5 sm:p-6">
      <h2 className="text-2xl">{name}</h2>
      <p className="mt-1 text-ink-soft">{text}</p>
      <form
        method="post"
        noValidate
        onSubmit={form.onSubmit}
        className="mt-5 grid grid-cols-1 items-start gap-4 sm:grid-cols-2"
      >
        <div className="empty:hidden sm:col-span-2">
          <PostedFailure failed={failed} />
        </div>
        <input type="hidden" name="section" value={section} />
        <input type="hidden" name="seen" value={seen} />
        {settingsFields(section).map((field) => (
          <Field key={field.name} field={field} control={form.field(field.name)} />
        ))}
        <div className="sm:col-span-2">
          <Button type="submit" tone="ink" busy={form.busy && 'Saving…'}>
            Save
          </Button>
        </div>
      </form>
    </Card>
  );
}

function Field({ field, control }: { field: SettingsField; control: FieldProps }) {
  const { label, hint, isList, isOptional, number } = field;
  const texts = { label, autoComplete: 'off', ...(hint ? { hint } : {}), ...(isOptional ? { optional: true } : {}) };
  if (isList)
    return (
      <div className="sm:col-span-2">
        <TextArea rows={4} {...texts} {...control} />
      </div>
    );
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
