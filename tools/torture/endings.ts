/** What has to be ended should this program be interrupted, in the reverse order. */
const endings: (() => Promise<void>)[] = [];

/** Runs `work`, then `end` exactly once: also when the program is interrupted meanwhile. */
export const ending = async (work: () => Promise<void>, end: () => Promise<void>): Promise<void> => {
  let ended: Promise<void> | undefined;
  const once = () => {
    ended ??= end();
    return ended;
  };
  endings.push(once);
  try {
    await work();
  } finally {
    await once();
    endings.splice(endings.indexOf(once), 1);
  }
};

export const endEverything = async (): Promise<void> => {
  for (let end = endings.pop(); end; end = endings.pop()) await end();
};
