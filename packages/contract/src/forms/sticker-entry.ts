import { type Rule, required } from '../kernel/rules.ts';
import { stickerSizeRules } from './sticker.ts';

export const nameRules: readonly Rule<{ readonly name: string }>[] = [required('name', 'Please enter a name.')];

export interface NewSizeForm {
  /** Missing for a new size. */
  readonly id?: number | undefined;
  /** In mm; null if it is left out, NaN if it can't be read. */
  readonly length: number | null;
  readonly width: number | null;
}

/** Shortest side of a sticker in mm, the same as in the price engine. */
const shortest = 10;

const side = (field: 'length' | 'width'): Rule<NewSizeForm> => ({
  field,
  text: `Please enter the ${field} in millimetres, from ${shortest} to 455.`,
  fails: (form) => form.id === undefined && !((form[field] ?? 0) >= shortest),
});

/** The sizes that buyers may order; an existing size keeps its measures. */
export const newSizeRules: readonly Rule<NewSizeForm>[] = [
  side('length'),
  side('width'),
  ...stickerSizeRules.map(({ field, text, fails }) => ({
    field,
    text,
    fails: ({ id, length, width }: NewSizeForm) =>
      id === undefined && fails({ length: length ?? 0, width: width ?? 0 }),
  })),
];
