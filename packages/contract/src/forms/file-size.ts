/** As phones, computers' file managers and shops of disks count: not 1,048,576. */
export const megabyte = 1_000_000;

/** How large a file is, as people read it: never less than it is, so that what is too large never looks like the limit. */
export function fileSizeWords(bytes: number): string {
  const kilobytes = Math.max(1, Math.ceil(bytes / 1000));
  if (kilobytes < 1000) return `${kilobytes} kB`;
  const tenths = bytes < 10 * megabyte ? 10 : 1;
  return `${Math.ceil((bytes / megabyte) * tenths) / tenths} MB`;
}
