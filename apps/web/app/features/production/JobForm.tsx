import type { JobRow } from '@boxwright/contract';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { Button } from '../../ui/Button.tsx';
import type { ButtonSize, ButtonTone } from '../../ui/button-style.ts';

interface JobFormProps {
  job: Pick<JobRow, 'id' | 'version'>;
  /** Starts the step, marks it as done, or undoes the last press. */
  act: 'start' | 'move' | 'undo';
  tone?: ButtonTone;
  size?: ButtonSize;
  className?: string;
  children: ReactNode;
}

/** A button that starts or finishes a job's step, or undoes that. Works without JavaScript. */
export function JobForm({ job, act, tone, size, className = '', children }: JobFormProps) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="job" value={job.id} />
      <input type="hidden" name="version" value={job.version} />
      <input type="hidden" name="form" value={act} />
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
