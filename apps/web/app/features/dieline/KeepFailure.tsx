import type { ReactNode } from 'react';

/** Why nothing was kept, below all buttons. */
export const KeepFailure = ({ children }: { children: ReactNode }) => (
  <p role="alert" className="order-last basis-full font-medium text-[0.9375rem] text-vermilion-deep">
    {children}
  </p>
);
