import { paths } from '../../paths.ts';

/** Pages of the things that staff change, by the kind of thing. */
const addresses: Readonly<Record<string, (id: string) => string>> = {
  order: (id) => paths.officeOrder(Number(id)),
  staff: () => paths.staffMembers,
  'staff invitation': () => paths.staffMembers,
  category: (id) => paths.catalogueCategory(Number(id)),
  variant: (id) => paths.catalogueSize(Number(id)),
  board: () => paths.catalogueMaterials,
  coating: () => paths.catalogueMaterials,
  'sticker-material': () => paths.catalogueMaterials,
  'sticker-shape': () => paths.catalogueStickers,
  'sticker-size': () => paths.catalogueStickers,
  'sticker-quantity': () => paths.catalogueStickers,
  'sticker-class': () => paths.catalogueStickers,
  'search word': (id) => paths.searchWordsOf({ edit: Number(id) }),
};

/** The page of a thing; undefined where it has none. */
export const addressOfSubject = (subject: string, subjectId: string): string | undefined =>
  Object.hasOwn(addresses, subject) ? addresses[subject]?.(subjectId) : undefined;
