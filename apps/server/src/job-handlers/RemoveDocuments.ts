import type { JobHandler } from './handler.ts';

/** Deletes files whose rows were deleted in the transaction that enqueued this. */
export const RemoveDocuments: JobHandler<'RemoveDocuments'> = async ({ fileKeys }, { services }) => {
  for (const key of fileKeys) await services.files.remove(key);
};
