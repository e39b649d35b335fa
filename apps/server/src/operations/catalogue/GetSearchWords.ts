import { ok, type SearchWordRow, searchWordTarget } from '@boxwright/contract';
import {
  countSearchWords,
  findSearchWord,
  findSearchWords,
  listCategories,
  listVariants,
  type SearchWordListed,
} from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';

const defaultPageSize = 50;

export const GetSearchWords: Handler<'GetSearchWords'> = async (input, { services: { db } }) => {
  const { search: text, page: requested = 1, pageSize = defaultPageSize, wordId } = input;
  const count = await countSearchWords(db, text);
  const page = Math.max(1, Math.min(requested, Math.ceil(count / pageSize)));
  const words = await findSearchWords(db, { text, offset: (page - 1) * pageSize, limit: pageSize });
  const asked = wordId === undefined ? undefined : await findSearchWord(db, wordId);
  const categories = await listCategories(db, { status: 'Active' });
  const variants = await listVariants(db, { status: 'Active' });
  return ok({
    words: words.map(present),
    page,
    count,
    word: asked ? present(asked) : null,
    targets: categories.flatMap(({ id: categoryId, itemName }) => [
      { target: searchWordTarget({ categoryId, variantId: null }), name: `${itemName}, all sizes` },
      ...variants
        .filter((variant) => variant.categoryId === categoryId)
        .map(({ id, name }) => ({ target: searchWordTarget({ categoryId, variantId: id }), name })),
    ]),
  });
};

const present = (row: SearchWordListed): SearchWordRow => ({
  id: row.id,
  word: row.word,
  target: searchWordTarget(row),
  boxName: row.categoryName,
  sizeName: row.variantName,
  changedAt: row.changedAt,
  changedBy: row.changedByName,
});
