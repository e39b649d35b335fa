import type { JobHandler } from './handler.ts';

/** Uploads make the room that they need themselves. This makes it where nobody uploads, as the shop isn't ready. */
export const MakeUploadRoom: JobHandler<'MakeUploadRoom'> = (_payload, { services }) => services.uploadRoom.sweep();
