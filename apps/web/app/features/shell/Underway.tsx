import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';

/** Progress line at the top while the next page loads; not shown for pages that load at once. */
export function Underway() {
  const [isAlive, setAlive] = useState(false);
  // The server's markup has no line, and a navigation may already be running during hydration.
  useEffect(() => setAlive(true), []);
  const isUnderway = useNavigation().state !== 'idle' && isAlive;
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-50">
      {isUnderway ? (
        <>
          <span className="sr-only">Please wait...</span>
          <span aria-hidden="true" className="underway block h-1 origin-left bg-vermilion" />
        </>
      ) : null}
    </div>
  );
}
