import { fail, ok, readSearchWordTarget, type SearchWordTarget, wordsOf } from '@boxwright/contract';
import {
  addSearchWord,
  changeSearchWord,
  type DbOrTx,
  findSearchWord,
  inTransaction,
  listCategories,
  listVariants,
} from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { noted } from '../../calls/noted.ts';
import { forgetCatalogue } from '../../selling/catalogue/catalogue.ts';

const gone = 'Somebody has deleted this word meanwhile. You can add it again.';

export const SaveSearchWord: Handler<'SaveSearchWord'> = async (input, { services, visitor }) => {
  const { db, now } = services;
  // Read as the search reads words, so that "Sweets" and "sweet" are the same word.
  const [word] = wordsOf(input.word);
  if (word === undefined)
    return fail('invalid', `The search leaves out “${input.word}”, because nearly every box has it.`, {
      field: 'word',
    });
  const target = readSearchWordTarget(input.target);
  const name = target && (await nameOf(db, target));
  if (target === null || name === null)
    return fail('invalid', 'The shop doesn’t have this box any more. Please choose another.', { field: 'target' });

  const saved = await inTransaction(db, async (tx) => {
    const row = { word, ...target, changedBy: visitor.staff.id, changedAt: now() };
    const note = (wordId: number, before: { word: string; finds: string | null } | null) =>
      noted(tx, { services, visitor }, 'SaveSearchWord', ['search word', wordId, word], {
        before,
        after: { word, finds: name },
      });
    if (input.id === undefined) {
      const added = (await addSearchWord(tx, row))?.id;
      if (added === undefined) return 'known';
      await note(added, null);
      return added;
    }
    const known = await findSearchWord(tx, input.id);
    if (!known) return 'gone';
    const before = { word: known.word, finds: await nameOf(tx, known) };
    if (!(await changeSearchWord(tx, input.id, row))) return (await findSearchWord(tx, input.id)) ? 'known' : 'gone';
    await note(input.id, before);
    return input.id;
  });
  if (saved === 'gone') return fail('not_found', gone);
  if (saved === 'known') return fail('conflict', `${name} has the word “${word}” already.`, { field: 'word' });
  forgetCatalogue(services);
  return ok({ id: saved, word });
};

/** The name of what the word finds; null if the shop doesn't have it. */
async function nameOf(db: DbOrTx, { categoryId, variantId }: SearchWordTarget): Promise<string | null> {
  if (variantId === null) return (await listCategories(db, { id: categoryId }))[0]?.itemName ?? null;
  return (await listVariants(db, { id: variantId, categoryId }))[0]?.name ?? null;
}
