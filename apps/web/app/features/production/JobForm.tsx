import type { JobRow } from '@boxwright/contract';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { Button } from '../../ui/Button.tsx';
import type { ButtonSize, ButtonTone } from '../../ui/button-style.ts';

interface JobFormProps {
  job: Pick<JobRow, 'id' | 'version'>;
  /** Takes the last step back instead of doing the next one. */
  isUndo?: boolean;
  tone?: ButtonTone;
  size?: ButtonSize;
  className?: string;
  children: ReactNode;
}

/** A button that does a job's next step, or takes the last one back. Works without JavaScript. */
export function JobForm({ job, isUndo = false, tone, size, className = '', children }: JobFormProps) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="job" value={job.id} />
      <input type="hidden" name="version" value={job.version} />
      {isUndo ? <input type="hidden" name="undo" value="1" /> : null}
      <Button
        type="submit"
        {...(tone === undefined ? {} : { tone })}
        {...(size === undefined ? {} : { size })}
        className={className}
      >
        {children}
      </Button>
    </Form>
  );
}
