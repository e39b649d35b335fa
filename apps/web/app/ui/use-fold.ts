import { type SyntheticEvent, useState } from 'react';

/**
 * A fold (`details`) that opens whenever `isOpen` turns true, and that only its reader closes. What opened it, such as a
 * refusal, is forgotten with the next load of the page's data, also one that nobody has asked for, while somebody is typing
 * in it.
 *
 * @param foldsAfter what its form changes: the form has done its work once this is another, and is folded
 */
export function useFold(isOpen: boolean, foldsAfter?: string | number) {
  const [fold, setFold] = useState({ isOpen, foldsAfter, open: isOpen });
  if (isOpen !== fold.isOpen || foldsAfter !== fold.foldsAfter) {
    setFold({ isOpen, foldsAfter, open: isOpen || (fold.open && foldsAfter === fold.foldsAfter) });
  }
  return {
    open: fold.open,
    onToggle: ({ currentTarget: { open } }: SyntheticEvent<HTMLDetailsElement>) =>
      setFold((before) => ({ ...before, open })),
  };
}
