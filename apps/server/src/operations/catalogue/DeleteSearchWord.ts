import { fail, ok } from '@boxwright/contract';
import { deleteSearchWord, inTransaction } from '@boxwright/storage';
import type { Handler } from '../../door/call.ts';
import { forgetCatalogue } from '../../selling/catalogue/catalogue.ts';

export const DeleteSearchWord: Handler<'DeleteSearchWord'> = async ({ id }, { services }) => {
  const deleted = await inTransaction(services.db, (tx) => deleteSearchWord(tx, id));
  if (deleted === undefined) return fail('not_found', 'This word is deleted already.');
  forgetCatalogue(services);
  return ok({ id, word: deleted.word });
};
