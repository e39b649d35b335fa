/** The list's page number in the URL; 1 if there is none. */
export const askedPage = (url: URL): number => {
  const asked = url.searchParams.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 1;
};
