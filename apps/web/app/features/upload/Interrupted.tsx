import { useEffect, useState } from 'react';
import { browserStorage } from '../../browser-storage.ts';

/** Keys under which the client of the tus protocol remembers what it sends. */
const prefix = 'tus::';

/** Names the file that was being sent when the page was left: the browser gives it to us only when it is chosen again. */
export function Interrupted() {
  const [name, setName] = useState<string | null>(null);
  useEffect(() => setName(nameOfInterrupted()), []);
  return name === null ? null : (
    <p className="mb-2.5 text-[0.9375rem]">
      “{name}” was on its way when you left. Choose it again, and it goes on where it stopped.
    </p>
  );
}

function nameOfInterrupted(): string | null {
  try {
    const key = browserStorage.keys().find((each) => each.startsWith(prefix));
    const kept = JSON.parse((key && browserStorage.read(key)) || 'null') as {
      readonly creationTime?: string;
      readonly metadata?: { readonly filename?: string };
    } | null; // as the client writes it
    const isRecent = Date.now() - Date.parse(kept?.creationTime ?? '') < 86_400_000;
    return isRecent ? (kept?.metadata?.filename ?? null) : null;
  } catch {
    return null; // something else is kept there
  }
}
