import { exactly, task } from '../../process/work/task.ts';

/** The re-encoded picture, or why the bytes can't be read as one. */
export const profilePictureTask = task('profilePicture', async (bytes: Uint8Array) => {
  const { reEncode } = await import('./re-encode.ts');
  const encoded = await reEncode(bytes);
  return encoded.ok ? { ok: true as const, bytes: exactly(encoded.bytes) } : encoded;
});
