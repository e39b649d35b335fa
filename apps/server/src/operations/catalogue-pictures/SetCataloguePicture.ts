import { fail, ok, pictureAddress } from '@boxwright/contract';
import {
  changePicture,
  describePicture,
  findCataloguePicture,
  findPicturedEntry,
  inTransaction,
} from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { forgetCatalogue } from '../../selling/catalogue/catalogue.ts';
import { entryConflict } from '../../selling/catalogue/entries/entry-texts.ts';
import { noteEntry } from '../../selling/catalogue/entries/note-entry.ts';
import { presentPicture, tokenIn } from '../../selling/catalogue/entries/present-picture.ts';

const gone = 'This picture was uploaded too long ago and is not kept any more. Please upload it again.';

export const SetCataloguePicture: Handler<'SetCataloguePicture'> = async (input, { services, visitor }) => {
  const { db, now } = services;
  const { kind, id, version, token, alt } = input;
  const known = await findPicturedEntry(db, kind, id);
  if (!known) return fail('not_found', 'There is no such entry in the catalogue.');
  if (known.version !== version) return fail('conflict', entryConflict);
  const image = token === null ? null : pictureAddress(token);
  const saved = await inTransaction(db, async (tx) => {
    const formerToken = tokenIn(known.image ?? '');
    const former = formerToken === undefined ? undefined : await findCataloguePicture(tx, formerToken);
    // Locks the entry first: the second of two members who change its picture stops here.
    if (!(await changePicture(tx, kind, known, image))) return 'conflict';
    if (token !== null && !(await describePicture(tx, token, alt, now()))) throw new PictureGone();
    const by = { staffId: visitor.staff.id, operation: 'SetCataloguePicture', now: now() };
    const before = { image: known.image, alt: former?.alt ?? '' };
    await noteEntry(tx, by, { subject: kind, id, name: known.name, before, after: { image, alt } });
    return 'saved';
  }).catch((error: unknown) => {
    if (error instanceof PictureGone) return 'gone';
    throw error;
  });
  if (saved === 'conflict') return fail('conflict', entryConflict);
  if (saved === 'gone') return fail('not_found', gone);
  forgetCatalogue(services);
  return ok(await presentPicture(db, kind, { ...known, image, version: version + 1 }, ''));
};

/** Thrown to roll back the change of the entry. */
class PictureGone extends Error {}
