import { useEffect, useState } from 'react';

/** What takes less than this, in ms, is over before a visitor would notice a sign of loading. */
const moment = 200;

/** Whether something has lasted for a moment already. Until then no sign of it is rendered. */
export const useLasting = (isOn: boolean): boolean => {
  const [isLasting, setLasting] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    const timer = setTimeout(() => setLasting(true), moment);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [isOn]);
  return isOn && isLasting;
};
