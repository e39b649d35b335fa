const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** The text of our compiled HTML, in one line. */
export const plainText = (html: string): string =>
  html
    .replace(/<[^>]+>/g, '')
    .replace(/&#(\d+);|&([a-z]+);/g, (whole, code?: string, name?: string) =>
      code === undefined ? (named[name ?? ''] ?? whole) : String.fromCodePoint(Number(code)),
    )
    .replace(/\s+/g, ' ')
    .trim();
