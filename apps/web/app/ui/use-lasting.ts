import { useEffect, useState } from 'react';

/** What takes less than this, in ms, is over before one would see that it is on its way. */
const moment = 200;

/** Whether something has lasted for a moment already. Until then nothing is rendered or animated for it. */
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
