/** How many turns of the event loop in a row may only read new requests. */
const mostReading = 50;

/**
 * Returns a function that waits for a request's turn: one request begins per turn of the event loop, and none while new
 * requests are still coming in. Otherwise a flood would wait unseen in the operating system, which hands over one new
 * connection per turn, and nobody could be turned away in time. On a quiet server the wait is one empty turn.
 */
export function takeTurns(): () => Promise<void> {
  const waiting: (() => void)[] = [];
  let hasRead = false;
  let reading = 0;

  const step = () => {
    if (hasRead && reading < mostReading) reading += 1;
    else {
      reading = 0;
      waiting.shift()?.();
    }
    hasRead = false;
    if (waiting.length > 0) setImmediate(step);
  };
  return () =>
    new Promise((begin) => {
      hasRead = true;
      if (waiting.push(begin) === 1) setImmediate(step);
    });
}
