import type { MaterialEntry } from '@boxwright/contract';
import { Form } from 'react-router';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { TypedMaterial } from './receive-material.server.ts';

interface MaterialFormProps {
  material: MaterialEntry;
  /** What was typed into this form when it was refused. */
  typed: TypedMaterial | undefined;
}

/** A material's form, folded until it is wanted. */
export function MaterialForm({ material, typed }: MaterialFormProps) {
  const { kind, id, code, name, status } = material;
  const shown = typed ?? { ...material, position: String(material.position), version: String(material.version) };
  return (
    <details open={typed !== undefined} className="rounded-lg border border-line bg-card">
      <summary className="flex min-h-12 cursor-pointer flex-wrap items-center gap-3 px-4 py-2">
        <span className="wrap-anywhere font-semibold">{name}</span>
        <span className="text-ink-soft text-sm">{code}</span>
        {status === 'Active' ? null : <Badge tone="notice">Switched off</Badge>}
      </summary>
      <Form
        method="post"
        noValidate
        preventScrollReset
        className="grid items-start gap-4 border-line border-t p-4 sm:grid-cols-3"
      >
        <input type="hidden" name="kind" value={kind} />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="version" value={shown.version} />
        <TextField label="Name" name="name" maxLength={120} defaultValue={shown.name} />
        <TextField label="Place in the list" name="position" digitsOnly maxLength={5} defaultValue={shown.position} />
        <Select
          label="State"
          name="status"
          options={[
            { value: 'Active', label: 'On the site' },
            { value: 'Inactive', label: 'Switched off' },
          ]}
          defaultValue={shown.status}
        />
        <div className="sm:col-span-3">
          <TextArea
            label="Text"
            name="description"
            rows={3}
            optional
            maxLength={2000}
            defaultValue={shown.description}
          />
        </div>
        <Button type="submit" tone="ink" className="justify-self-start">
          Save<span className="sr-only"> {name}</span>
        </Button>
      </Form>
    </details>
  );
}
