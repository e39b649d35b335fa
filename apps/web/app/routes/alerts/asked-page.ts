/** The page of the list that an address names; the first where it names none. */
export const askedPage = (url: URL): number => {
  const asked = url.searchParams.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 1;
};
