import { fail, ok } from '@boxwright/contract';
import { deleteSearchWord, inTransaction } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { noted } from '../../calls/noted.ts';
import { forgetCatalogue } from '../../selling/catalogue/catalogue.ts';

export const DeleteSearchWord: Handler<'DeleteSearchWord'> = async ({ id }, { services, visitor }) => {
  const deleted = await inTransaction(services.db, async (tx) => {
    const gone = await deleteSearchWord(tx, id);
    if (gone === undefined) return undefined;
    await noted(tx, { services, visitor }, 'DeleteSearchWord', ['search word', id, gone.word], {
      before: { word: gone.word },
    });
    return gone;
  });
  if (deleted === undefined) return fail('not_found', 'This word is deleted already.');
  forgetCatalogue(services);
  return ok({ id, word: deleted.word });
};
