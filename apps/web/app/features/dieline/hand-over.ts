import { saveFile } from './save-file.ts';

/** Whether files of a type are shared instead of saved: on phones whose browser can do it. */
export const isShared = (type: string): boolean =>
  matchMedia('(pointer: coarse)').matches &&
  typeof navigator.canShare === 'function' &&
  navigator.canShare({ files: [new File([''], 'box', { type })] });

/** Shares a file by the phone's own menu, else saves it. */
export async function handOver(file: File): Promise<void> {
  if (!isShared(file.type)) return saveFile(file, file.name);
  try {
    await navigator.share({ files: [file] });
  } catch (error) {
    // Who closes the menu wants nothing. A press that is too long ago may not open it.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    saveFile(file, file.name);
  }
}
