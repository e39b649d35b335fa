import { z } from 'zod';
import { dieline, dielineOptions, dielineStyle } from '../fields/dieline.ts';
import { dielineFormats } from '../forms/dieline-address.ts';
import { operation } from '../kernel/operation.ts';
import { field, record } from '../kernel/record.ts';
import { line } from '../kernel/text.ts';
import { optionalId } from '../kernel/values.ts';

/**
 * A length as typed or as a number; an absent or unreadable value becomes NaN, so that the style says what it accepts.
 */
const length = z.codec(z.union([z.number(), line(40)]).nullish(), z.custom<number>(isNumber), {
  decode: (value) => {
    if (typeof value === 'number') return value;
    const typed = value?.trim() ?? '';
    return /^\d+(\.\d*)?$|^\.\d+$/.test(typed) ? Number(typed) : Number.NaN;
  },
  encode: (value) => value,
});

function isNumber(value: unknown): boolean {
  return typeof value === 'number';
}

const mostOptions = 40;

export const askedDieline = {
  style: field('style', line(60)),
  /** Inside size in mm (or the flat size of a tag, card or label); measures that the style doesn't use are ignored. */
  length: field('length', length),
  width: field('width', length),
  height: field('height', length),
  /** A board of the shop, which has a thickness and a weight; or only a thickness. */
  boardId: field('boardid', optionalId),
  caliper: field('caliper', length),
  options: field(
    'options',
    dielineOptions
      .refine((options) => Object.keys(options).length <= mostOptions, 'has more options than any box')
      .optional(),
  ),
};

export const dielineOperations = {
  GetDielineStyles: operation({
    summary: 'Box styles that can be drawn: their measures with limits, and their options.',
    method: 'POST',
    access: 'public',
    input: record({}),
    output: z.array(dielineStyle),
  }),
  GetDieline: operation({
    summary: 'The drawing of a box as data: panels, hinges and lines of every blank, sizes, board, weight and notices.',
    method: 'POST',
    access: 'public',
    input: record(askedDieline),
    output: dieline,
  }),
  DownloadDieline: operation({
    summary:
      'Where the drawing of a box can be loaded as a file: SVG, DXF, CFF2, PDF, glTF or GLB, or as a template for artwork (template.pdf, template.svg).',
    method: 'POST',
    access: 'public',
    input: record({
      ...askedDieline,
      format: field('format', z.enum(dielineFormats)),
      /** False leaves the dimensions out of PDFs and templates. */
      dimensions: field('dimensions', z.boolean().optional()),
    }),
    output: record({
      address: field('address', z.string()),
      fileName: field('file_name', z.string()),
      contentType: field('content_type', z.string()),
    }),
  }),
};
