import { type Rule, required } from '../kernel/rules.ts';

export interface CategoryForm {
  readonly name: string;
}

export const categoryRules: readonly Rule<CategoryForm>[] = [required('name', 'Please enter a name.')];

export interface VariantForm {
  readonly name: string;
  readonly style: string;
  /** Inside size in mm; null if it is left out, NaN if it can't be read. */
  readonly length: number | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly hsn: string;
}

/**
 * A seller with a turnover above ₹5 crore, who also sends e-invoices, must write six digits at least (notification
 * 78/2020, Central Tax); six are right below it too. Eight are for exports.
 */
const hsnDigits = /^\d{6}(\d{2})?$/;

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
    text: 'Please enter an HSN of six or eight digits: 481920 is a folding carton.',
    fails: ({ hsn }) => !hsnDigits.test(hsn),
  },
];

/** A name as the last part of an address: "Soap Box, 75 g" is `soap-box-75-g`. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80)
    .replace(/-$/, '');

const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const slugText = 'Please use small letters, digits and single hyphens for the address, such as soap-box-75-g.';
const noSlug = 'This name has no letters that an address can have. Please enter the address.';

/** An empty address is made from the name. */
const addressed = <V extends { readonly name: string }>(field: keyof V & string): readonly Rule<V>[] => [
  { field, text: slugText, fails: (form) => form[field] !== '' && !slug.test(String(form[field])) },
  { field, text: noSlug, fails: (form) => form[field] === '' && slugOf(form.name) === '' },
];

export interface NewCategoryForm extends CategoryForm {
  readonly industry: string;
  readonly route: string;
}

export const newCategoryRules: readonly Rule<NewCategoryForm>[] = [
  required('name', 'Please enter a name.'),
  required('industry', 'Please choose an industry.'),
  ...addressed<NewCategoryForm>('route'),
];

export interface NewVariantForm extends VariantForm {
  readonly publicName: string;
}

export const newVariantRules: readonly Rule<NewVariantForm>[] = [
  ...(variantRules as readonly Rule<NewVariantForm>[]), // reads a subset of these fields
  ...addressed<NewVariantForm>('publicName'),
];

export interface NewMaterialForm {
  readonly kind: 'board' | 'coating' | 'sticker-material';
  readonly name: string;
  readonly gsm: number | null;
  readonly bulk: number | null;
  readonly hsn: string;
}

const within = (value: number | null, least: number, most: number) => value !== null && value >= least && value <= most;

type MaterialForm = Pick<NewMaterialForm, 'kind' | 'name' | 'hsn'>;

export const materialRules: readonly Rule<MaterialForm>[] = [
  required('name', 'Please enter a name.'),
  {
    field: 'hsn',
    text: 'Please enter an HSN of six or eight digits: 482110 is printed paper, 391990 is plastic.',
    fails: ({ kind, hsn }) => kind === 'sticker-material' && !hsnDigits.test(hsn),
  },
];

export const newMaterialRules: readonly Rule<NewMaterialForm>[] = [
  ...(materialRules as readonly Rule<NewMaterialForm>[]), // reads a subset of these fields
  {
    field: 'name',
    text: 'Please use Latin letters or digits in the name: its code is made from it.',
    fails: ({ name }) => slugOf(name) === '',
  },
  {
    field: 'gsm',
    text: 'Please enter the weight in whole grams a square metre, from 80 to 1,000.',
    fails: ({ kind, gsm }) => kind === 'board' && !(Number.isInteger(gsm) && within(gsm, 80, 1000)),
  },
  {
    field: 'bulk',
    text: 'Please enter the bulk in cm³ a gram, from 0.6 to 2.5. Folding box board has about 1.45.',
    fails: ({ kind, bulk }) => kind === 'board' && !within(bulk, 0.6, 2.5),
  },
];
