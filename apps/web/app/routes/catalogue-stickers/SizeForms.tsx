import type { StickerShapeEntry, StickerSizeEntry } from '@boxwright/contract';
import { Form } from 'react-router';
import { PostedProblemNote } from '../../features/office/PostedProblemNote.tsx';
import { type PostedForm, usePostedForm } from '../../features/office/posted-form.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';

interface SizeFormsProps {
  shape: StickerShapeEntry;
  sizes: readonly StickerSizeEntry[];
  posted: PostedForm | undefined;
}

/** The sizes of a shape, each with a button that switches it off or on, and the form of a new one. */
export function SizeForms({ shape, sizes, posted }: SizeFormsProps) {
  const form = usePostedForm(`size-of-${shape.id}`, posted);
  return (
    <div className="border-line border-t p-4">
      <h3 className="font-semibold font-text text-base tracking-normal">Sizes of {shape.name}</h3>
      <ul className="mt-2 flex flex-wrap gap-2.5">
        {sizes.map((size) => (
          <li key={size.id}>
            <SizeState shape={shape} size={size} posted={posted} />
          </li>
        ))}
      </ul>
      <Form
        ref={form.ref}
        method="post"
        noValidate
        preventScrollReset
        aria-label={`New size of ${shape.name}`}
        className="mt-4 grid items-start gap-4 sm:grid-cols-[1fr_1fr_1fr_auto]"
      >
        <div className="empty:hidden sm:col-span-4">
          <PostedProblemNote failed={form.failed?.field === undefined ? form.failed : undefined} />
        </div>
        <input type="hidden" name="form" value={`size-of-${shape.id}`} />
        <input type="hidden" name="shapeId" value={shape.id} />
        <TextField
          label="Length"
          inputMode="decimal"
          autoComplete="off"
          maxLength={7}
          end="mm"
          {...form.field('length')}
        />
        <TextField
          label="Width"
          inputMode="decimal"
          autoComplete="off"
          maxLength={7}
          end="mm"
          {...form.field('width')}
        />
        <TextField label="Place" digitsOnly maxLength={5} {...form.field('position', String(sizes.length))} />
        <Button type="submit" tone="outline" className="self-end">
          Add size<span className="sr-only"> of {shape.name}</span>
        </Button>
      </Form>
    </div>
  );
}

function SizeState({
  shape,
  size,
  posted,
}: { shape: StickerShapeEntry; size: StickerSizeEntry } & Pick<SizeFormsProps, 'posted'>) {
  const { id, version, length, width, position, status } = size;
  const form = usePostedForm(`size-${id}`, posted);
  const text = `${length} × ${width} mm`;
  return (
    <Form ref={form.ref} method="post" preventScrollReset className="rounded-md border border-line p-2">
      <input type="hidden" name="form" value={`size-${id}`} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="shapeId" value={shape.id} />
      <input type="hidden" name="position" value={position} />
      <input type="hidden" name="status" value={status === 'Yes' ? 'No' : 'Yes'} />
      <div className="empty:hidden">
        <PostedProblemNote failed={form.failed} />
      </div>
      <span className="flex items-center gap-2">
        <span className="figures">{text}</span>
        {status === 'Yes' ? null : <Badge tone="notice">Switched off</Badge>}
        <Button type="submit" tone="quiet" size="small">
          {status === 'Yes' ? 'Switch off' : 'Switch on'}
          <span className="sr-only">
            {' '}
            {text} of {shape.name}
          </span>
        </Button>
      </span>
    </Form>
  );
}
