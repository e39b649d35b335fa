import type { Failure } from '@boxwright/contract';

/** Says above the form why it was refused when posted without JavaScript; with JavaScript a toast says it. */
export function PostedFailure({ failed }: { failed: Pick<Failure, 'text'> | undefined }) {
  if (failed === undefined) return null;
  return (
    <p
      role="alert"
      tabIndex={-1}
      className="mb-6 rounded-md border border-vermilion-deep bg-vermilion-soft/40 px-4 py-3 font-medium text-vermilion-deep"
    >
      {failed.text}
    </p>
  );
}
