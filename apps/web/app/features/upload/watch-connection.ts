/** How long a file may make no progress before the page says so, in milliseconds. */
const quiet = 8_000;

/**
 * What the sender of a file reports.
 *
 * @param part the part that has been sent, 0 to 1
 * @param stalled why nothing is sent just now, and that it goes on
 */
export type Report = (part: number, stalled?: string) => void;

/** What the page says of a file while nothing of it is sent. */
interface StallWords {
  /** Without a connection. */
  readonly offline: string;
  /** The connection may be there, but nothing goes through. */
  readonly quiet: string;
}

/**
 * Watches a file on its way, and says why when it makes no progress.
 *
 * @param events what is done when the browser loses its connection, and when it has one again
 */
export function watchConnection(
  report: Report,
  words: StallWords,
  events: { readonly onLost?: () => void; readonly onBack?: () => void },
) {
  let part = 0;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(waiting);
  /** Nothing arrives until the connection is back. */
  const lose = () => {
    stop();
    report(part, words.offline);
  };
  const onOffline = () => {
    lose();
    events.onLost?.();
  };
  const onOnline = () => events.onBack?.();
  const move = (sent: number) => {
    part = sent;
    stop();
    // Once all of it is sent, the shop looks at it, which takes some time.
    if (part < 1) waiting = setTimeout(() => report(part, words.quiet), quiet);
    report(part);
  };
  addEventListener('offline', onOffline);
  addEventListener('online', onOnline);
  const end = () => {
    stop();
    removeEventListener('offline', onOffline);
    removeEventListener('online', onOnline);
  };
  return { move, lose, end };
}
