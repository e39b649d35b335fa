import { and, asc, count, eq, ne, or, type SQL, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../connect.ts';
import type { SearchWord } from '../../rows.ts';
import { categories, searchWords, variants } from '../../schema/catalogue.ts';
import { staff } from '../../schema/customers.ts';
import { first, only } from '../equal-to.ts';

export function listSearchWords(db: DbOrTx): Promise<SearchWord[]> {
  return db.select().from(searchWords).orderBy(asc(searchWords.id));
}

/** A search word with the names of the boxes it finds and of the member of staff who last changed it. */
export interface SearchWordListed extends SearchWord {
  readonly categoryName: string;
  readonly variantName: string | null;
  readonly changedByName: string | null;
}

const listed = {
  word: searchWords,
  categoryName: categories.itemName,
  variantName: variants.name,
  changedByName: staff.name,
};

const withNames = (db: DbOrTx, where: SQL | undefined) =>
  db
    .select(listed)
    .from(searchWords)
    .innerJoin(categories, eq(categories.id, searchWords.categoryId))
    .leftJoin(variants, eq(variants.id, searchWords.variantId))
    .leftJoin(staff, eq(staff.id, searchWords.changedBy))
    .where(where)
    .$dynamic();

const flat = ({ word, ...names }: Awaited<ReturnType<typeof withNames>>[number]): SearchWordListed => ({
  ...word,
  ...names,
});

/** SQL: whether the word, or the name of what it finds, contains a text; an empty text filters nothing. */
const contains = (text: string): SQL | undefined =>
  text === ''
    ? undefined
    : or(
        ...[searchWords.word, categories.itemName, variants.name].map(
          (name) => sql`strpos(lower(${name}), lower(${text})) > 0`,
        ),
      );

/** Words in the order of the shop's boxes; words for all sizes of a box come first. */
export async function findSearchWords(
  db: DbOrTx,
  { text, offset, limit }: { readonly text: string; readonly offset: number; readonly limit: number },
): Promise<SearchWordListed[]> {
  const rows = await withNames(db, contains(text))
    .orderBy(
      asc(categories.position),
      asc(categories.id),
      sql`${variants.position} asc nulls first`,
      asc(searchWords.word),
      asc(searchWords.id),
    )
    .offset(offset)
    .limit(limit);
  return rows.map(flat);
}

export async function countSearchWords(db: DbOrTx, text: string): Promise<number> {
  const rows = await db
    .select({ words: count() })
    .from(searchWords)
    .innerJoin(categories, eq(categories.id, searchWords.categoryId))
    .leftJoin(variants, eq(variants.id, searchWords.variantId))
    .where(contains(text));
  return only(rows).words;
}

export async function findSearchWord(db: DbOrTx, wordId: number): Promise<SearchWordListed | undefined> {
  return (await withNames(db, eq(searchWords.id, wordId)).limit(1)).map(flat)[0];
}

type NewSearchWord = Pick<SearchWord, 'word' | 'categoryId' | 'variantId' | 'changedBy' | 'changedAt'>;

/** Undefined when the box has the word already. */
export async function addSearchWord(tx: Tx, word: NewSearchWord): Promise<SearchWord | undefined> {
  return first(await tx.insert(searchWords).values(word).onConflictDoNothing().returning());
}

/** False when the word is gone, or when the box has this word in another row. */
export async function changeSearchWord(tx: Tx, wordId: number, changed: NewSearchWord): Promise<boolean> {
  // Without the lock, two changes to the same word at once would both find none.
  await tx.execute(sql`lock table ${searchWords} in share row exclusive mode`);
  const [found] = await tx
    .select({ id: searchWords.id })
    .from(searchWords)
    .where(
      and(
        ne(searchWords.id, wordId),
        eq(searchWords.word, changed.word),
        eq(searchWords.categoryId, changed.categoryId),
        sql`${searchWords.variantId} is not distinct from ${changed.variantId}`,
      ),
    )
    .limit(1);
  if (found) return false;
  const rows = await tx
    .update(searchWords)
    .set(changed)
    .where(eq(searchWords.id, wordId))
    .returning({ id: searchWords.id });
  return rows.length > 0;
}

/** The word that was deleted; undefined if it was gone already. */
export async function deleteSearchWord(tx: Tx, wordId: number): Promise<SearchWord | undefined> {
  return first(await tx.delete(searchWords).where(eq(searchWords.id, wordId)).returning());
}
