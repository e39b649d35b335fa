import { forgetOldUploads, inTransaction } from '@boxwright/storage';
import { removeParts } from '../selling/artwork/upload-parts.ts';
import type { JobHandler } from './handler.ts';

/** A file of which nothing has come for a day is given up. */
const keptMs = 86_400_000;
const most = 1_000;

/** Uploads make room themselves. This job makes it when nobody uploads, because a shop without room isn't ready. */
export const MakeUploadRoom: JobHandler<'MakeUploadRoom'> = async (_payload, { services }) => {
  const before = new Date(services.now().getTime() - keptMs);
  await inTransaction(services.db, async (tx) => removeParts(services, tx, await forgetOldUploads(tx, before, most)));
  await services.uploadRoom.sweep();
};
