/** The first match decides, because most browsers also name the browsers that they descend from. */
const browsers = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;

const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['CrOS', 'Chromebook'],
  ['Mac OS X', 'Mac'],
  ['Linux', 'Linux'],
] as const;

/** The longest user agent that is kept. */
const longest = 300;

export const keptUserAgent = (headers: Headers): string => (headers.get('user-agent') ?? '').slice(0, longest);

/** A user agent as its owner would name it: `Chrome on Windows`. Senders can write anything in it. */
export function deviceWords(userAgent: string | null): string {
  const named = (table: readonly (readonly [string, string])[]) =>
    table.find(([part]) => userAgent?.includes(part))?.[1];
  const [browser, system] = [named(browsers), named(systems)];
  if (browser === undefined && system === undefined) return 'Unknown device';
  return system === undefined ? `${browser}` : `${browser ?? 'Unknown browser'} on ${system}`;
}
