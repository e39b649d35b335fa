/** Makes calls one after the other: the next begins when the one before has its answer, whatever that is. */
export function openTurns(): <T>(ask: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (ask) => {
    const mine = last.then(ask);
    last = mine.catch(() => undefined);
    return mine;
  };
}
