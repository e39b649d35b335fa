/** Whether this phone shows a model in its camera's picture: Apple's Quick Look. */
export const showsInTheRoom = (): boolean => document.createElement('a').relList.supports('ar');

/** Opens a USDZ in the camera's picture, at its true size. */
export function openInTheRoom(model: File): void {
  const href = URL.createObjectURL(model);
  const link = document.createElement('a');
  link.rel = 'ar';
  link.href = `${href}#allowsContentScaling=0`;
  // Its address has no ending by which it would be known.
  link.download = model.name;
  // Quick Look only opens for a link around a picture.
  link.append(document.createElement('img'));
  link.click();
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
