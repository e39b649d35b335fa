import type { StyleOption } from '@boxwright/dieline';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';

interface OptionFieldProps {
  option: StyleOption;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** The control for one of a style's options, generated from its description. */
export function OptionField({ option, value, error, onChange }: OptionFieldProps) {
  const { id, label } = option;
  if (option.kind === 'boolean')
    return (
      <div className="-my-1">
        {/* An unticked checkbox sends nothing, so this field sends "off". */}
        <input type="hidden" name={id} value="false" />
        <Checkbox
          name={id}
          value="true"
          label={label}
          error={error}
          checked={value === 'true'}
          onChange={(event) => onChange(String(event.currentTarget.checked))}
        />
      </div>
    );
  if (option.kind === 'choice')
    return (
      <Select
        label={label}
        name={id}
        error={error}
        value={value}
        options={option.choices.map((choice) => ({ value: choice.id, label: choice.label }))}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  return (
    <TextField
      label={label}
      name={id}
      inputMode="decimal"
      autoComplete="off"
      error={error}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      end="mm"
      className="figures"
      {...(option.default === null ? { placeholder: 'fitted to the box' } : {})}
    />
  );
}
