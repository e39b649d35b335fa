import { createContext, useContext } from 'react';

/** The nonce with which the server allows a page's inline scripts; undefined in the browser. */
export const Nonce = createContext<string | undefined>(undefined);

/**
 * A few lines that run while the page is read, before its scripts are there. The function is written into the page as
 * it stands, so it uses nothing from outside but its arguments, which are plain data.
 */
export function InlineScript<Arguments extends readonly (string | number)[]>({
  run,
  with: given,
}: {
  /** Only on the server: it has run when React gets here, so browsers needn't load it once more. */
  readonly run: ((...given: Arguments) => void) | false;
  readonly with?: Arguments;
}) {
  const nonce = useContext(Nonce);
  const code = run === false ? '' : `(${run})(${(given ?? []).map((one) => JSON.stringify(one)).join(',')})`;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own function, with our own arguments.
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />;
}
