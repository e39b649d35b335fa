import { officePaths } from '../../office-paths.ts';

/** Pages of the things that staff change, by the kind of thing. */
const addresses: Readonly<Record<string, (id: string) => string>> = {
  order: (id) => officePaths.officeOrder(Number(id)),
  staff: () => officePaths.staffMembers,
  'staff invitation': () => officePaths.staffMembers,
  category: (id) => officePaths.catalogueCategory(Number(id)),
  variant: (id) => officePaths.catalogueSize(Number(id)),
  'courier-bill': () => officePaths.courierBills,
  board: () => officePaths.catalogueMaterials,
  coating: () => officePaths.catalogueMaterials,
  'sticker-material': () => officePaths.catalogueMaterials,
  'sticker-shape': () => officePaths.catalogueStickers,
  'sticker-size': () => officePaths.catalogueStickers,
  'sticker-quantity': () => officePaths.catalogueStickers,
  'sticker-class': () => officePaths.catalogueStickers,
  'search word': (id) => officePaths.searchWordsOf({ edit: Number(id) }),
};

/** The kind of a thing as people say it: "sticker-size" is a sticker size. */
export const subjectWords = (subject: string): string => subject.replaceAll('-', ' ');

/** The page of a thing; undefined where it has none. */
export const addressOfSubject = (subject: string, subjectId: string): string | undefined =>
  Object.hasOwn(addresses, subject) ? addresses[subject]?.(subjectId) : undefined;
