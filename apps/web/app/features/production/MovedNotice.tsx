import { useCanUndo } from '../office/use-can-undo.ts';
import { HeldLink } from './HeldLink.tsx';
import { JobForm } from './JobForm.tsx';
import type { PostedJob } from './post-job.server.ts';

/** What the last press has done, with a button that undoes it for a minute; or why it did nothing. */
export function MovedNotice({ posted }: { posted: PostedJob | undefined }) {
  const moved = posted?.moved;
  const canUndo = useCanUndo(moved?.undoUntil ?? null);
  if (posted === undefined) return null;
  if (moved === undefined) {
    return (
      <div className="mb-5 flex flex-wrap items-center gap-x-5 rounded-md border border-vermilion-deep bg-vermilion-soft/40 px-4 py-3">
        <p role="alert" className="font-medium text-vermilion-deep">
          {posted.failed?.text}
        </p>
        <HeldLink held={posted.held} />
      </div>
    );
  }
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-3 rounded-md border border-teal bg-teal-soft px-4 py-2.5">
      <p role="status" className="font-medium text-teal">
        {moved.says}
      </p>
      {canUndo ? (
        <JobForm job={moved.job} act="undo" tone="outline" size="small">
          Take back
        </JobForm>
      ) : null}
    </div>
  );
}
