import { useEffect, useState } from 'react';

/** Whether the page is scrolled by more than `pixels`. */
export const useScrolledPast = (pixels: number): boolean => {
  const [past, setPast] = useState(false);
  useEffect(() => {
    const look = () => setPast(scrollY > pixels);
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, [pixels]);
  return past;
};
