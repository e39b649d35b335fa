import type { StickerClassEntry, StickerShapeEntry, StickerSizeEntry } from '@boxwright/contract';
import { OfficeForm } from '../../features/office/OfficeForm.tsx';
import { type Posted, usePostedForm } from '../../features/office/posted-form.ts';
import { StateSelect } from '../../features/office/StateSelect.tsx';
import { officePaths } from '../../office-paths.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { SizeForms } from './SizeForms.tsx';

interface ShapeSectionProps {
  shape: StickerShapeEntry;
  sizes: readonly StickerSizeEntry[];
  classes: readonly StickerClassEntry[];
  posted: Posted | undefined;
}

/** A shape's form and its sizes, folded until they are wanted. */
export function ShapeSection({ shape, sizes, classes, posted }: ShapeSectionProps) {
  const { id, version, name, outline, priceClass, position, status } = shape;
  const form = usePostedForm(`shape:${id}`, posted);
  const offered = sizes.filter((size) => size.status === 'Yes').length;
  const isClassed = classes.some((each) => each.code === priceClass && each.status === 'Yes');
  const isPosted = posted?.form === `shape:${id}` || posted?.typed['shapeId'] === String(id);
  return (
    <Fold isOpen={isPosted} className="rounded-lg border border-line bg-card">
      <summary className="flex min-h-12 cursor-pointer flex-wrap items-center gap-3 px-4 py-2">
        <span className="wrap-anywhere font-semibold">{name}</span>
        <span className="text-ink-soft text-sm">
          cut as {outline}, {offered} {offered === 1 ? 'size' : 'sizes'}
        </span>
        {status === 'Yes' ? null : <Badge tone="notice">Switched off</Badge>}
        {offered > 0 ? null : <Badge tone="bad">No size: buyers don’t see it</Badge>}
        {isClassed ? null : <Badge tone="bad">Its price class is switched off: buyers don’t see it</Badge>}
      </summary>
      <OfficeForm
        of={form}
        hidden={{ id, version }}
        className="grid items-end gap-4 border-line border-t p-4 sm:grid-cols-4"
      >
        <TextField label="Name" maxLength={60} autoComplete="off" {...form.field('name', name)} />
        <Select
          label="Price class"
          options={classes.map((each) => ({ value: each.code, label: each.name }))}
          {...form.field('priceClass', priceClass)}
        />
        <TextField label="Place" digitsOnly maxLength={5} {...form.field('position', String(position))} />
        <StateSelect values={['Yes', 'No']} {...form.field('status', status)} />
        <div className="flex flex-wrap gap-2.5 sm:col-span-4">
          <Button type="submit" tone="ink">
            Save<span className="sr-only"> the shape {name}</span>
          </Button>
          <LinkButton to={officePaths.cataloguePicture('sticker-shape', id)} tone="outline">
            Picture<span className="sr-only"> of {name}</span>
          </LinkButton>
        </div>
      </OfficeForm>
      <SizeForms shape={shape} sizes={sizes} posted={posted} />
    </Fold>
  );
}
