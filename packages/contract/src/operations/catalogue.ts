import { z } from 'zod';
import {
  board,
  boardFilters,
  coating,
  coatingFilters,
  product,
  productFilters,
  variant,
  variantFilters,
  variantImage,
} from '../fields/catalogue.ts';
import { operation } from '../kernel/operation.ts';
import { field, record } from '../kernel/record.ts';
import { filters, recordCount } from '../kernel/rows.ts';
import { line } from '../kernel/text.ts';
import { id } from '../kernel/values.ts';

const counted = { recordCount: field('recordCount', recordCount) };

export const catalogueOperations = {
  GetProductMaster: operation({
    summary: 'The categories of the shop.',
    method: 'POST',
    access: 'public',
    cacheable: () => true,
    input: record({ ...counted, where: field('whereClause', filters(productFilters)) }),
    output: z.array(product),
  }),
  FindBoxes: operation({
    summary: "Categories and sizes that match a buyer's words, by their names and by the trade's words.",
    method: 'POST',
    access: 'public',
    input: record({ search: field('search', line(60)) }),
    output: record({
      /** `words`: every word was found; `similar`: some with one letter wrong; `some`: not every word. */
      match: field('match', z.enum(['words', 'similar', 'some', 'none'])),
      categoryIds: field('fld_productids', z.array(z.int())),
      /** Sizes that match the words more closely than their category does. */
      variants: field(
        'variants',
        z.array(record({ id: field('fld_variantid', z.int()), name: field('fld_variantname', z.string()) })),
      ),
    }),
  }),
  GetVariantData: operation({
    summary: 'Boxes in their sizes, by variant, by category or by public name.',
    method: 'POST',
    access: 'public',
    cacheable: () => true,
    input: record({ ...counted, where: field('whereClause', filters(variantFilters)) }),
    output: z.array(variant),
  }),
  GetVariantImage: operation({
    summary: 'Pictures of a variant; the first is the large one.',
    method: 'POST',
    access: 'public',
    input: record({ ...counted, variantId: field('variantid', id) }),
    output: z.array(variantImage),
  }),
  GetCoatingdata: operation({
    summary: 'Outer and inner coatings.',
    method: 'POST',
    access: 'public',
    cacheable: () => true,
    input: record({ ...counted, where: field('whereClause', filters(coatingFilters)) }),
    output: z.array(coating),
  }),
  GetBoard: operation({
    summary: 'Boards that a box can be made of.',
    method: 'POST',
    access: 'public',
    cacheable: () => true,
    input: record({ ...counted, where: field('whereClause', filters(boardFilters)) }),
    output: z.array(board),
  }),
};
