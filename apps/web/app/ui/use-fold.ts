import { type SyntheticEvent, useState } from 'react';

/**
 * A fold (`details`) that opens whenever `isOpen` turns true, and that only its reader closes. What opened it, such as a
 * refusal, is forgotten with the next load of the page's data, also one that nobody has asked for, while somebody is typing
 * in it.
 */
export function useFold(isOpen: boolean) {
  const [fold, setFold] = useState({ isOpen, open: isOpen });
  if (isOpen !== fold.isOpen) setFold({ isOpen, open: isOpen || fold.open });
  return {
    open: fold.open,
    onToggle: ({ currentTarget: { open } }: SyntheticEvent<HTMLDetailsElement>) =>
      setFold((before) => ({ ...before, open })),
  };
}
