import { z } from 'zod';
import { describedRules, longestPictureText } from '../forms/catalogue-picture.ts';
import { operation } from '../kernel/operation.ts';
import { field, record } from '../kernel/record.ts';
import { formText, id, wholeNumber } from '../kernel/values.ts';

const kind = z.enum(['category', 'variant', 'board', 'coating', 'sticker-material', 'sticker-shape']);
export type PicturedKindName = z.output<typeof kind>;

const token = z.string().regex(/^[\w-]{24}$/);

const picture = record({
  kind: field('kind', kind),
  id: field('id', z.int()),
  name: field('name', z.string()),
  version: field('version', z.int()),
  /** Address of the picture on the site; empty while it is drawn. */
  image: field('image', z.string()),
  alt: field('alt', z.string()),
  /** The uploaded picture that was asked for, if it isn't on the site yet. */
  uploaded: field('uploaded', z.string()),
});
export type CataloguePictureEntry = z.output<typeof picture>;

export const cataloguePictureOperations = {
  GetCataloguePicture: operation({
    summary: 'The picture of something in the catalogue, and one that was uploaded for it.',
    method: 'POST',
    access: { staff: 'catalogue' },
    input: record({
      kind: field('kind', kind),
      id: field('id', id),
      token: field('token', token.optional()),
    }),
    output: picture,
  }),
  SetCataloguePicture: operation({
    summary: 'Puts an uploaded picture on the site with its text, or removes a picture; the entry is then drawn again.',
    method: 'POST',
    access: { staff: 'catalogue' },
    input: record({
      kind: field('kind', kind),
      id: field('id', id),
      version: field('version', wholeNumber(1, 2 ** 31 - 1)),
      /** The uploaded picture; null removes the present one from the site. */
      token: field('token', token.nullable()),
      alt: field('alt', formText(longestPictureText)),
    }),
    rules: describedRules,
    output: picture,
  }),
};
