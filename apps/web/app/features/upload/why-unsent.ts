import type { ArtworkUpload } from './use-artwork-upload.ts';

/** Why a chosen file isn't with its item yet, and how to go on; null where leaving the page loses none. */
export function whyUnsent({ upload, choosing }: Pick<ArtworkUpload, 'upload' | 'choosing'>): string | null {
  if (choosing !== null)
    return 'Your file has several pages. Please choose what is printed of it and send it, or cancel the file to go on without it.';
  if (upload === null) return null;
  if (upload.isPaused)
    return 'The sending of your file is paused. Please let it go on, or cancel it to go on without it.';
  return upload.failure === null
    ? 'Your file is still on its way. Please wait until it has arrived, or cancel it to go on without it.'
    : 'Your file has not reached us. Please try again, or cancel it to go on without it.';
}
