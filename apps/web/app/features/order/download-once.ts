/** Starts the download of a file, once per tab, so that a reload doesn't download it again. */
export const downloadOnce = (address: string): void => {
  const key = `downloaded:${address}`;
  try {
    if (sessionStorage.getItem(key) !== null) return;
    sessionStorage.setItem(key, 'yes');
  } catch {
    // Storage is disabled: the file is downloaded on every visit.
  }
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
};
