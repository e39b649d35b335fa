import { createContext, useContext } from 'react';

/** The nonce with which the server allows a page's inline scripts; undefined in the browser. */
export const Nonce = createContext<string | undefined>(undefined);

/**
 * A few lines that run while the page is read, before its scripts are there. The function's source is written into the
 * page, so it uses only its arguments, which are plain data.
 */
export function InlineScript<Arguments extends readonly (string | number)[]>({
  run,
  with: given,
}: {
  /** False in the browser, where the script has run already and needn't be loaded again. */
  readonly run: ((...given: Arguments) => void) | false;
  readonly with?: Arguments;
}) {
  const nonce = useContext(Nonce);
  const code = run === false ? '' : `(${run})(${(given ?? []).map((one) => JSON.stringify(one)).join(',')})`;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own function, with our own arguments.
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />;
}
