import { useEffect, useState } from 'react';
import { browserStorage } from '../../browser-storage.ts';

/** A file that was being sent when its page was left. */
export interface InterruptedFile {
  readonly name: string;
  readonly bytes: number;
  /** How many bytes of it have arrived; null while that isn't known. */
  readonly arrived: number | null;
}

interface Kept {
  readonly key: string;
  readonly begun: number;
  readonly name: string;
  readonly bytes: number;
  /** Where the rest of it is sent. */
  readonly url: string;
}

/** For so long the shop keeps what has arrived, in milliseconds. */
const kept = 86_400_000;
const protocol = { 'tus-resumable': '1.0.0' };

/**
 * The file whose sending was interrupted last, with what of it has arrived. One that the shop doesn't keep any more is
 * forgotten.
 *
 * @param keys under which the client of the tus protocol has stored what it sends
 */
export function useInterruptedFile(keys: readonly string[]) {
  const [found, setFound] = useState(() => newestOf(keys));
  const [arrived, setArrived] = useState<number | null>(null);
  useEffect(() => {
    if (found === null) return;
    const leaving = new AbortController();
    fetch(found.url, { method: 'HEAD', headers: protocol, signal: leaving.signal }).then(
      ({ status, headers }) => {
        const offset = headers.get('upload-offset');
        if (offset !== null) setArrived(Number(offset));
        if (status !== 404 && status !== 410) return;
        browserStorage.remove(found.key);
        setFound(null);
      },
      () => undefined, // without a connection it isn't known
    );
    return () => leaving.abort();
  }, [found]);
  const discard = () => {
    if (found === null) return;
    browserStorage.remove(found.key);
    setFound(null);
    // Without a connection the shop forgets it by itself.
    void fetch(found.url, { method: 'DELETE', headers: protocol }).catch(() => undefined);
  };
  const file: InterruptedFile | null = found && { name: found.name, bytes: found.bytes, arrived };
  return { file, discard };
}

const newestOf = (keys: readonly string[]): Kept | null =>
  keys.flatMap((key) => readKept(key) ?? []).toSorted((one, other) => other.begun - one.begun)[0] ?? null;

function readKept(key: string): Kept | null {
  try {
    const stored = JSON.parse(browserStorage.read(key) ?? 'null') as {
      readonly creationTime: string;
      readonly size: number;
      readonly uploadUrl: string;
      readonly metadata: { readonly filename: string };
    } | null; // as the client writes it
    if (stored === null) return null;
    const { creationTime, size: bytes, uploadUrl, metadata } = stored;
    const [begun, url] = [Date.parse(creationTime), new URL(uploadUrl)];
    const isOurs = url.origin === location.origin && Date.now() - begun < kept;
    return isOurs ? { key, begun, name: metadata.filename, bytes, url: url.href } : null;
  } catch {
    return null; // something else is kept there
  }
}
