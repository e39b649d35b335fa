/** Saves what was made in the browser as a download. */
export const saveFile = (content: Blob, name: string): void => {
  const href = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
  // Later, because some browsers read it only after the click.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
};
