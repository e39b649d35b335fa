import { useEffect, useState } from 'react';

/**
 * False on the server and while the browser takes over its markup, true after: for parts that need a script, which a
 * page can't be rendered with on the server because its renderer doesn't wait for `lazy`.
 */
export const useStarted = (): boolean => {
  const [isStarted, setStarted] = useState(false);
  useEffect(() => setStarted(true), []);
  return isStarted;
};
