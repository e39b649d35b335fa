import { findReturnPhoto } from '@boxwright/storage';
import type { JobHandler } from './handler.ts';

/** Deletes the file unless its photograph has a row: it is stored after the file and deleted before it. */
export const RemoveReturnFile: JobHandler<'RemoveReturnFile'> = async ({ token, fileKey }, { services }) => {
  if (await findReturnPhoto(services.db, token)) return;
  await services.files.remove(fileKey);
};
