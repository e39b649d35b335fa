import { type ComponentType, useEffect, useState } from 'react';
import { browserStorage } from '../../browser-storage.ts';

/** Keys under which the client of the tus protocol remembers what it sends. */
const prefix = 'tus::';

/** Says what was being sent when the page was left; loaded where there is such a file. */
export function Interrupted() {
  const [Found, setFound] = useState<ComponentType<{ keys: readonly string[] }> | null>(null);
  const [keys, setKeys] = useState<readonly string[]>([]);
  useEffect(() => {
    const kept = browserStorage.keys().filter((key) => key.startsWith(prefix));
    if (kept.length === 0) return;
    setKeys(kept);
    import('./InterruptedFile.tsx').then(
      ({ InterruptedFile }) => setFound(() => InterruptedFile),
      () => undefined, // choosing the file again goes on all the same
    );
  }, []);
  return Found && <Found keys={keys} />;
}
