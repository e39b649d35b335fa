import { findReturnPhoto } from '@boxwright/storage';
import type { JobHandler } from './handler.ts';

/** Deletes the file unless its photograph is kept: the row comes after the file, and goes before it. */
export const RemoveReturnFile: JobHandler<'RemoveReturnFile'> = async ({ token, fileKey }, { services }) => {
  if (await findReturnPhoto(services.db, token)) return;
  await services.files.remove(fileKey);
};
