import type { JobHandler } from './handler.ts';

/** Deletes the files of parts that no upload has any more. */
export const RemoveUploadParts: JobHandler<'RemoveUploadParts'> = async ({ keys }, { services }) => {
  for (const key of keys) await services.files.remove(key);
};
