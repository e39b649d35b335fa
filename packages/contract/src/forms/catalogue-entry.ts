import { type Rule, required } from '../kernel/rules.ts';

export interface CategoryForm {
  readonly name: string;
}

export const categoryRules: readonly Rule<CategoryForm>[] = [required('name', 'Please enter a name.')];

export interface VariantForm {
  readonly name: string;
  readonly style: string;
  /** Inside size in mm; null when it is left out, NaN when it can't be read. */
  readonly length: number | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly hsn: string;
}

const side = (field: 'length' | 'width' | 'height', name: string): Rule<VariantForm> => ({
  field,
  text: `Please enter the ${name} in millimetres, from 1 to 2000.`,
  fails: (form) => !((form[field] ?? 0) >= 1 && (form[field] ?? 0) <= 2000),
});

export const variantRules: readonly Rule<VariantForm>[] = [
  required('name', 'Please enter a name.'),
  required('style', 'Please choose a style.'),
  side('length', 'length'),
  side('width', 'width'),
  side('height', 'height'),
  {
    field: 'hsn',
    text: 'Please enter an HSN of four, six or eight digits.',
    fails: ({ hsn }) => !/^\d{4}(\d{2}){0,2}$/.test(hsn),
  },
];
