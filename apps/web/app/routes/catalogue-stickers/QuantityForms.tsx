import type { StickerQuantityEntry } from '@boxwright/contract';
import { formatCount } from '@boxwright/money';
import { Form } from 'react-router';
import { PostedProblemNote } from '../../features/office/PostedProblemNote.tsx';
import { type PostedForm, usePostedForm } from '../../features/office/posted-form.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';

interface QuantityFormsProps {
  quantities: readonly StickerQuantityEntry[];
  posted: PostedForm | undefined;
}

/** The quantities, each with a button that switches it off or on, and the form of a new one. */
export function QuantityForms({ quantities, posted }: QuantityFormsProps) {
  const form = usePostedForm('quantity-new', posted);
  return (
    <>
      <ul className="mt-3 flex flex-wrap gap-2.5">
        {quantities.map((entry) => (
          <li key={entry.id}>
            <QuantityState entry={entry} posted={posted} />
          </li>
        ))}
      </ul>
      <Form
        ref={form.ref}
        method="post"
        noValidate
        preventScrollReset
        className="mt-4 grid max-w-xl items-start gap-4 sm:grid-cols-[1fr_auto]"
      >
        <input type="hidden" name="form" value="quantity-new" />
        <div className="empty:hidden sm:col-span-2">
          <PostedProblemNote failed={form.failed?.field === undefined ? form.failed : undefined} />
        </div>
        <TextField label="New quantity" digitsOnly maxLength={7} {...form.field('quantity')} />
        <Button type="submit" tone="outline" className="sm:mt-8">
          Add quantity
        </Button>
      </Form>
    </>
  );
}

function QuantityState({ entry, posted }: { entry: StickerQuantityEntry } & Pick<QuantityFormsProps, 'posted'>) {
  const { id, version, quantity, status } = entry;
  const form = usePostedForm(`quantity-${id}`, posted);
  return (
    <Form ref={form.ref} method="post" preventScrollReset className="rounded-md border border-line p-2">
      <input type="hidden" name="form" value={`quantity-${id}`} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="quantity" value={quantity} />
      <input type="hidden" name="status" value={status === 'Yes' ? 'No' : 'Yes'} />
      <div className="empty:hidden">
        <PostedProblemNote failed={form.failed} />
      </div>
      <span className="flex items-center gap-2">
        <span className="figures">{formatCount(quantity)}</span>
        {status === 'Yes' ? null : <Badge tone="notice">Switched off</Badge>}
        <Button type="submit" tone="quiet" size="small">
          {status === 'Yes' ? 'Switch off' : 'Switch on'}
          <span className="sr-only"> {formatCount(quantity)}</span>
        </Button>
      </span>
    </Form>
  );
}
