import { notify } from './notify.ts';

/** Copies a link and says so; if the browser refuses, says how to copy it. */
export async function copyLink(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify.success('The link is copied.');
  } catch {
    notify.error('Your browser doesn’t allow copying. Select the link and copy it.');
  }
}
