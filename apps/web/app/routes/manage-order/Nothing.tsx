import type { ReactNode } from 'react';
import type { Posted } from '../../features/office/posted-form.ts';
import { PostedFailure } from '../../features/plain-form/PostedFailure.tsx';

/** Shown when there is nothing (more) to do, perhaps because somebody else has done it. */
export const Nothing = ({ refusal, children }: { refusal: Posted | undefined; children: ReactNode }) => (
  <>
    <PostedFailure failed={refusal?.failed} />
    <p className="font-medium">{children}</p>
  </>
);
