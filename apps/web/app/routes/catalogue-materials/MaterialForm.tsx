import { type MaterialEntry, mayDo } from '@boxwright/contract';
import { Form, Link } from 'react-router';
import { CountedTextArea } from '../../features/office/CountedTextArea.tsx';
import { StateSelect } from '../../features/office/StateSelect.tsx';
import { useMemberRole } from '../../features/office/use-member-role.ts';
import { officePaths } from '../../office-paths.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { TypedMaterial } from './receive-material.server.ts';

interface MaterialFormProps {
  material: MaterialEntry;
  /** What was typed into this form when it was refused. */
  typed: TypedMaterial | undefined;
}

/** A material's form, folded until it is wanted. */
export function MaterialForm({ material, typed }: MaterialFormProps) {
  const { kind, id, code, name, detail, status, isPriced } = material;
  const shown = typed ?? { ...material, position: String(material.position), version: String(material.version) };
  return (
    <details open={typed !== undefined} className="rounded-lg border border-line bg-card">
      <summary className="flex min-h-12 cursor-pointer flex-wrap items-center gap-3 px-4 py-2">
        <span className="wrap-anywhere font-semibold">{name}</span>
        <span className="wrap-anywhere text-ink-soft text-sm">
          {code}, {detail}
        </span>
        {status === 'Active' ? null : <Badge tone="notice">Switched off</Badge>}
        {isPriced ? null : <Badge tone="bad">No price yet</Badge>}
      </summary>
      {isPriced ? null : <NoPrice kind={kind} />}
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
        <StateSelect name="status" values={['Active', 'Inactive']} defaultValue={shown.status} />
        <div className="sm:col-span-3">
          <CountedTextArea
            label="Text"
            name="description"
            rows={3}
            optional
            maxLength={2000}
            defaultValue={shown.description}
          />
        </div>
        <div className="flex flex-wrap gap-2.5 sm:col-span-3">
          <Button type="submit" tone="ink">
            Save<span className="sr-only"> {name}</span>
          </Button>
          <LinkButton to={officePaths.cataloguePicture(kind, id)} tone="outline">
            Picture<span className="sr-only"> of {name}</span>
          </LinkButton>
        </div>
      </Form>
    </details>
  );
}

/** Why buyers don't see a material, and where its price belongs. */
function NoPrice({ kind }: Pick<MaterialEntry, 'kind'>) {
  const mayPrice = mayDo(useMemberRole(), 'prices');
  const [table, words] =
    kind === 'sticker-material'
      ? (['sticker', 'prices of stickers'] as const)
      : (['carton', 'prices of cartons'] as const);
  return (
    <p className="border-line border-t px-4 py-3">
      No price yet, so buyers don’t see it.{' '}
      {mayPrice ? (
        <>
          Add it to the rate card: a draft of the{' '}
          <Link to={officePaths.priceTable(table)} className="font-semibold underline underline-offset-4">
            {words}
          </Link>{' '}
          has an empty figure for it.
        </>
      ) : (
        <>An Admin adds it to the rate card: a draft of the {words} has an empty figure for it.</>
      )}
    </p>
  );
}
