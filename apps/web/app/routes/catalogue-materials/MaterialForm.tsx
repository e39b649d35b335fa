import { type MaterialEntry, mayDo } from '@boxwright/contract';
import { Link } from 'react-router';
import { CountedTextArea } from '../../features/office/CountedTextArea.tsx';
import { OfficeForm } from '../../features/office/OfficeForm.tsx';
import { type Posted, usePostedForm } from '../../features/office/posted-form.ts';
import { StateSelect } from '../../features/office/StateSelect.tsx';
import { useMemberRole } from '../../features/office/use-member-role.ts';
import { officePaths } from '../../office-paths.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { TextField } from '../../ui/TextField.tsx';

interface MaterialFormProps {
  material: MaterialEntry;
  posted: Posted | undefined;
}

/** A material's form, folded until it is wanted. */
export function MaterialForm({ material, posted }: MaterialFormProps) {
  const { kind, id, code, name, detail, status, hsn, isPriced } = material;
  const form = usePostedForm(`${kind}:${id}`, posted);
  return (
    <Fold isOpen={form.failed !== undefined} className="rounded-lg border border-line bg-card">
      <summary className="flex min-h-12 cursor-pointer flex-wrap items-center gap-3 px-4 py-2">
        <span className="wrap-anywhere font-semibold">{name}</span>
        <span className="wrap-anywhere text-ink-soft text-sm">
          {code}, {detail}
        </span>
        {status === 'Active' ? null : <Badge tone="notice">Switched off</Badge>}
        {isPriced ? null : <Badge tone="bad">No price yet</Badge>}
      </summary>
      {isPriced ? null : <NoPrice kind={kind} />}
      <OfficeForm
        of={form}
        hidden={{ id, version: material.version }}
        className="grid items-start gap-4 border-line border-t p-4 sm:grid-cols-3"
      >
        <TextField label="Name" maxLength={120} {...form.field('name', name)} />
        <TextField
          label="Place in the list"
          digitsOnly
          maxLength={5}
          {...form.field('position', String(material.position))}
        />
        <StateSelect values={['Active', 'Inactive']} {...form.field('status', status)} />
        {kind === 'sticker-material' ? (
          <TextField
            label="HSN"
            digitsOnly
            maxLength={8}
            hint="Six digits: 482110 is printed paper, 391990 is plastic. Invoices of earlier orders keep theirs."
            {...form.field('hsn', hsn)}
          />
        ) : null}
        <div className="sm:col-span-3">
          <CountedTextArea
            label="Text"
            rows={3}
            optional
            maxLength={2000}
            {...form.field('description', material.description)}
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
      </OfficeForm>
    </Fold>
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
