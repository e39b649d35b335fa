import { tabStorage } from '../../browser-storage.ts';

/** Starts the download of a file, once per tab, so that a reload doesn't download it again. */
export const downloadOnce = (address: string): void => {
  const key = `downloaded:${address}`;
  if (tabStorage.read(key) !== null) return;
  // Where it can't be stored, the file is downloaded on every visit.
  tabStorage.write(key, 'yes');
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
};
