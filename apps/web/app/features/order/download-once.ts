/** Starts the download of a file, once in this tab: a reload doesn't fill the download folder. */
export const downloadOnce = (address: string): void => {
  const key = `downloaded:${address}`;
  try {
    if (sessionStorage.getItem(key) !== null) return;
    sessionStorage.setItem(key, 'yes');
  } catch {
    // Then it's downloaded again on every visit.
  }
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
};
