import { fail, ok } from '@boxwright/contract';
import { findCataloguePicture, findPicturedEntry } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { presentPicture } from '../../selling/catalogue/entries/present-picture.ts';

export const GetCataloguePicture: Handler<'GetCataloguePicture'> = async (input, { services: { db } }) => {
  const { kind, id, token } = input;
  const entry = await findPicturedEntry(db, kind, id);
  if (!entry) return fail('not_found', 'There is no such entry in the catalogue.');
  const uploaded = token === undefined ? undefined : await findCataloguePicture(db, token);
  return ok(await presentPicture(db, kind, entry, uploaded?.token ?? ''));
};
