import { z } from 'zod';
import {
  categoryRules,
  materialRules,
  newCategoryRules,
  newMaterialRules,
  newVariantRules,
  variantRules,
} from '../forms/catalogue-entry.ts';
import { operation } from '../kernel/operation.ts';
import { field, record } from '../kernel/record.ts';
import { formParagraphs, formText, id, rupees, typedNumber, wholeNumber } from '../kernel/values.ts';

const text = z.string();
const status = z.enum(['Active', 'Inactive']);

const variant = record({
  id: field('fld_variantid', z.int()),
  categoryId: field('fld_productid', z.int()),
  name: field('fld_variantname', text),
  /** Part of the public address. It never changes, so that links to the page keep working. */
  publicName: field('public_name', text),
  style: field('style', text),
  /** Inside size in mm. */
  length: field('length', z.number()),
  width: field('width', z.number()),
  height: field('height', z.number()),
  hsn: field('hsn', text),
  shortDescription: field('short_description', text),
  longDescription: field('long_description', text),
  image: field('image', text),
  position: field('position', z.int()),
  status: field('status', status),
  version: field('version', z.int()),
});
export type VariantEntry = z.output<typeof variant>;

const category = record({
  id: field('fld_productid', z.int()),
  name: field('fld_itemname', text),
  industry: field('fld_verticlename', text),
  route: field('route', text),
  description: field('description', text),
  image: field('image', text),
  position: field('position', z.int()),
  status: field('status', status),
  version: field('version', z.int()),
});
export type CategoryEntry = z.output<typeof category>;

const materialKind = z.enum(['board', 'coating', 'sticker-material']);
export type MaterialKindName = z.output<typeof materialKind>;

const material = record({
  kind: field('kind', materialKind),
  id: field('fld_material_id', z.int()),
  code: field('code', text),
  name: field('name', text),
  /** Of a material of stickers; empty for the others. */
  hsn: field('hsn', text),
  /** How staff recognise it: a board's weight, a coating's side, a material's HSN. */
  detail: field('detail', text),
  description: field('description', text),
  image: field('image', text),
  /** Whether the rate card in force has a price for it; without one buyers don't see it. */
  isPriced: field('is_priced', z.boolean()),
  position: field('position', z.int()),
  status: field('status', status),
  version: field('version', z.int()),
});
export type MaterialEntry = z.output<typeof material>;

export const officeCatalogueOperations = {
  GetBoxCatalogue: operation({
    summary: 'Categories and sizes of boxes as staff edit them, including those that are switched off.',
    method: 'POST',
    access: { staff: 'catalogue' },
    input: record({}),
    output: record({
      categories: field('categories', z.array(category)),
      variants: field('variants', z.array(variant)),
      styles: field('styles', z.array(record({ id: field('style', text), name: field('name', text) }))),
      industries: field('industries', z.array(text)),
    }),
  }),
  CheckBoxSize: operation({
    summary: 'Whether a box of this style and size can be made, and its price on the first board for a usual quantity.',
    method: 'POST',
    access: { staff: 'catalogue' },
    input: record({
      style: field('style', formText(60)),
      length: field('length', typedNumber),
      width: field('width', typedNumber),
      height: field('height', typedNumber),
    }),
    output: record({
      quantity: field('quantity', z.int()),
      board: field('board', text),
      /** Before tax; null for styles that are quoted on request. */
      total: field('total', rupees.nullable()),
    }),
  }),
  SaveVariant: operation({
    summary: 'Changes a size of a box; the site shows it at once. Orders keep what they were made from.',
    method: 'POST',
    access: { staff: 'catalogue' },
    input: record({
      id: field('fld_variantid', id),
      version: field('version', wholeNumber(1, 2 ** 31 - 1)),
      name: field('fld_variantname', formText(120)),
      style: field('style', formText(60)),
      length: field('length', typedNumber),
      width: field('width', typedNumber),
      height: field('height', typedNumber),
      hsn: field('hsn', formText(8)),
      shortDescription: field('short_description', formParagraphs(500)),
      longDescription: field('long_description', formParagraphs(5000)),
      position: field('position', wholeNumber(0, 10_000)),
      status: field('status', status),
    }),
    rules: variantRules,
    output: variant,
  }),
  SaveCategory: operation({
    summary: 'Changes a category of boxes; the site shows it at once.',
    method: 'POST',
    access: { staff: 'catalogue' },
    input: record({
      id: field('fld_productid', id),
      version: field('version', wholeNumber(1, 2 ** 31 - 1)),
      name: field('fld_itemname', formText(120)),
      industry: field('fld_verticlename', formText(60)),
      description: field('description', formParagraphs(2000)),
      position: field('position', wholeNumber(0, 10_000)),
      status: field('status', status),
    }),
    rules: categoryRules,
    output: category,
  }),
  AddCategory: operation({
    summary: 'Adds a category of boxes. The site shows it as soon as it has a size.',
    method: 'POST',
    access: { staff: 'catalogue' },
    input: record({
      name: field('fld_itemname', formText(120)),
      industry: field('fld_verticlename', formText(60)),
      route: field('route', formText(80)),
      description: field('description', formParagraphs(2000)),
      position: field('position', wholeNumber(0, 10_000)),
    }),
    rules: newCategoryRules,
    output: category,
  }),
  AddVariant: operation({
    summary: 'Adds a size to a category; the site shows it at once, with its price, its drawing and its pictures.',
    method: 'POST',
    access: { staff: 'catalogue' },
    input: record({
      categoryId: field('fld_productid', id),
      name: field('fld_variantname', formText(120)),
      publicName: field('public_name', formText(80)),
      style: field('style', formText(60)),
      length: field('length', typedNumber),
      width: field('width', typedNumber),
      height: field('height', typedNumber),
      hsn: field('hsn', formText(8)),
      shortDescription: field('short_description', formParagraphs(500)),
      longDescription: field('long_description', formParagraphs(5000)),
      position: field('position', wholeNumber(0, 10_000)),
      status: field('status', status),
    }),
    rules: newVariantRules,
    output: variant,
  }),
  GetMaterials: operation({
    summary: 'Boards, coatings and materials of stickers as staff edit them, including those that are switched off.',
    method: 'POST',
    access: { staff: 'catalogue' },
    input: record({}),
    output: record({
      materials: field('materials', z.array(material)),
      /** The kinds of board that share a price per kilogram, with or without a price yet. */
      families: field('families', z.array(text)),
    }),
  }),
  AddMaterial: operation({
    summary:
      'Adds a board, a coating or a material of stickers. Buyers see it once a rate card in force has a price for it.',
    method: 'POST',
    access: { staff: 'catalogue' },
    input: record({
      kind: field('kind', materialKind),
      name: field('name', formText(120)),
      description: field('description', formParagraphs(2000)),
      position: field('position', wholeNumber(0, 10_000)),
      /** For boards: grams per square metre, cm³ per gram, and the kind whose price per kilogram it shares. */
      gsm: field('gsm', typedNumber),
      bulk: field('bulk', typedNumber),
      family: field('family', formText(60)),
      /** For coatings. */
      side: field('side', z.enum(['outer', 'inner'])),
      /** For materials of stickers. */
      hsn: field('hsn', formText(8)),
      whiteUnderprint: field('white_underprint', z.boolean()),
    }),
    rules: newMaterialRules,
    output: material,
  }),
  SaveMaterial: operation({
    summary: 'Changes the texts, position, state or HSN of a board, a coating or a material of stickers.',
    method: 'POST',
    access: { staff: 'catalogue' },
    input: record({
      kind: field('kind', materialKind),
      id: field('fld_material_id', id),
      version: field('version', wholeNumber(1, 2 ** 31 - 1)),
      name: field('name', formText(120)),
      description: field('description', formParagraphs(2000)),
      position: field('position', wholeNumber(0, 10_000)),
      status: field('status', status),
      /** For materials of stickers. */
      hsn: field('hsn', formText(8)),
    }),
    rules: materialRules,
    output: material,
  }),
};
