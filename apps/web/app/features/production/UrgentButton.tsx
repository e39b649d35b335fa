import type { JobRow } from '@boxwright/contract';
import { Flag } from 'lucide-react';
import { Form } from 'react-router';
import { classes } from '../../ui/classes.ts';
import { iconLink } from './icon-link.ts';

/** Puts a job before those that are due earlier, and back. */
export const UrgentButton = ({ job: { id, version, code, isUrgent } }: { job: JobRow }) => (
  <Form method="post" preventScrollReset className="shrink-0">
    <input type="hidden" name="job" value={id} />
    <input type="hidden" name="version" value={version} />
    <input type="hidden" name="urgent" value={isUrgent ? 'no' : 'yes'} />
    <button
      type="submit"
      name="form"
      value="urgent"
      aria-pressed={isUrgent}
      title={isUrgent ? 'No longer urgent' : 'Mark as urgent'}
      className={classes(iconLink, isUrgent ? 'text-vermilion-deep' : 'text-ink-soft')}
    >
      <Flag aria-hidden="true" className="size-4" fill={isUrgent ? 'currentColor' : 'none'} />
      <span className="sr-only">Urgent: {code}</span>
    </button>
  </Form>
);
