/** Whether the address asks for the alerts that nobody has seen yet. */
export const isUnseenAsked = (url: URL): boolean => url.searchParams.get('show') === 'unseen';
