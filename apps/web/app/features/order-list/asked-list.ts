/** The page sizes that the specification offers. */
export const pageSizes = [10, 25, 50, 100] as const;

/** The part of a list of orders that a URL asks for. */
export interface AskedList {
  readonly search: string;
  readonly page: number;
  readonly size: (typeof pageSizes)[number];
}

/** Reads a URL's query; invalid values are ignored. */
export const readAskedList = (asked: URLSearchParams): AskedList => {
  const page = asked.get('page') ?? '';
  const size = Number(asked.get('size'));
  return {
    search: (asked.get('search') ?? '').trim().slice(0, 100).toWellFormed(),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    size: pageSizes.find((each) => each === size) ?? pageSizes[0],
  };
};

/** The URL of a part of a list, without defaults. */
export const addressOfList = (path: string, { search, page, size }: AskedList): string => {
  const asked = new URLSearchParams({
    ...(search === '' ? {} : { search }),
    ...(size === pageSizes[0] ? {} : { size: String(size) }),
    ...(page === 1 ? {} : { page: String(page) }),
  });
  return asked.size === 0 ? path : `${path}?${asked}`;
};
