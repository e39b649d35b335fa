import type { JobHandler } from './handler.ts';

/** Uploads make room themselves. This job makes it when nobody uploads, because a shop without room isn't ready. */
export const MakeUploadRoom: JobHandler<'MakeUploadRoom'> = (_payload, { services }) => services.uploadRoom.sweep();
