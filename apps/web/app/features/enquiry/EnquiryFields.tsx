import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import type { FieldProps } from '../../ui/use-ruled-form.ts';

/**
 * A honeypot: people can't see, hear or focus the field, bots fill it in. It isn't hidden by `display`, which bots
 * detect. Without styles, its label says to leave it empty.
 */
export function RobotField({ field }: { field: FieldProps }) {
  const { name, defaultValue, ref, onChange } = field;
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        Leave this field empty
        <input
          {...{ name, defaultValue, ref, onChange }}
          type="text"
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore=""
          data-lpignore="true"
        />
      </label>
    </div>
  );
}

/** What the data is used for, how long it is kept (see SweepEnquiries), and a link to the privacy policy. */
export function PrivacyNotice({ className = '' }: { className?: string }) {
  return (
    <p className={`text-ink-soft text-sm ${className}`}>
      We use these details to answer you and to prepare your quotation, keep them for one year and never sell them.{' '}
      <Link to={paths.privacy} className="underline underline-offset-4 hover:text-ink">
        Privacy policy
      </Link>
    </p>
  );
}
