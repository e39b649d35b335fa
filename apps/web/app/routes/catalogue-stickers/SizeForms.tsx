import type { StickerShapeEntry, StickerSizeEntry } from '@boxwright/contract';
import { OfficeForm } from '../../features/office/OfficeForm.tsx';
import { type Posted, usePostedForm } from '../../features/office/posted-form.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';

interface SizeFormsProps {
  shape: StickerShapeEntry;
  sizes: readonly StickerSizeEntry[];
  posted: Posted | undefined;
}

/** The sizes of a shape, each with a button that switches it off or on, and the form of a new one. */
export function SizeForms({ shape, sizes, posted }: SizeFormsProps) {
  const form = usePostedForm(`size:of-${shape.id}`, posted);
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
      <OfficeForm
        of={form}
        hidden={{ shapeId: shape.id }}
        aria-label={`New size of ${shape.name}`}
        className="mt-4 grid items-start gap-4 sm:grid-cols-[1fr_1fr_1fr_auto]"
      >
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
      </OfficeForm>
    </div>
  );
}

function SizeState({
  shape,
  size,
  posted,
}: { shape: StickerShapeEntry; size: StickerSizeEntry } & Pick<SizeFormsProps, 'posted'>) {
  const { id, version, length, width, position, status } = size;
  const form = usePostedForm(`size:${id}`, posted);
  const text = `${length} × ${width} mm`;
  return (
    <OfficeForm
      of={form}
      hidden={{ id, version, shapeId: shape.id, position, status: status === 'Yes' ? 'No' : 'Yes' }}
      isAllAbove
      className="rounded-md border border-line p-2"
    >
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
    </OfficeForm>
  );
}
