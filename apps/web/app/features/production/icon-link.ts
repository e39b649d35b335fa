/** A link or button that shows its sign alone. */
export const iconLink =
  'inline-flex size-11 shrink-0 items-center justify-center rounded-md hover:bg-board lg:pointer-fine:size-6';
