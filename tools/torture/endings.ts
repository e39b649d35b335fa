/** Cleanups to run if this program is interrupted, last one first. */
const endings: (() => Promise<void>)[] = [];

/** Runs `work`, then `end` exactly once, even if the program is interrupted meanwhile. */
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
