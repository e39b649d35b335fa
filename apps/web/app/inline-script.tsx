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
  readonly run: (...given: Arguments) => void;
  readonly with?: Arguments;
}) {
  const nonce = useContext(Nonce);
  const code = `(${run})(${(given ?? []).map((one) => JSON.stringify(one)).join(',')})`;
  // The server's and the browser's build may write the function differently; it has run when React gets here.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own function, with our own arguments.
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />;
}
