import type { PostedProblem } from '../plain-form/posted.server.ts';

/** Why a form of the back office was refused, above its fields. */
export const PostedProblemNote = ({ failed }: { failed: PostedProblem | undefined }) =>
  failed === undefined ? null : (
    <p
      role="alert"
      tabIndex={-1}
      className="rounded-md border border-vermilion-deep bg-vermilion-soft/40 px-4 py-3 font-medium text-vermilion-deep"
    >
      {failed.text}
    </p>
  );
