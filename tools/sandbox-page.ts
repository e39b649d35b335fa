const unescaped = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** The form action of the sandbox's page "Back to the store". */
export const returnAddress = (page: string): string =>
  unescaped(/<form id="return" method="post" action="([^"]+)"/.exec(page)?.[1] ?? '');

/** Its hidden fields. */
export const hiddenFields = (page: string): Record<string, string> =>
  Object.fromEntries(
    [...page.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)].map(([, name = '', value = '']) => [
      name,
      unescaped(value),
    ]),
  );
