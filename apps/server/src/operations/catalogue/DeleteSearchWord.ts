import { fail, ok } from '@boxwright/contract';
import { deleteSearchWord, inTransaction, noteChange } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { forgetCatalogue } from '../../selling/catalogue/catalogue.ts';

export const DeleteSearchWord: Handler<'DeleteSearchWord'> = async ({ id }, { services, visitor }) => {
  const deleted = await inTransaction(services.db, async (tx) => {
    const gone = await deleteSearchWord(tx, id);
    if (gone === undefined) return undefined;
    await noteChange(tx, {
      staffId: visitor.staff.id,
      operation: 'DeleteSearchWord',
      subject: 'search word',
      subjectId: String(id),
      name: gone.word,
      before: { word: gone.word },
      createdAt: services.now(),
    });
    return gone;
  });
  if (deleted === undefined) return fail('not_found', 'This word is deleted already.');
  forgetCatalogue(services);
  return ok({ id, word: deleted.word });
};
