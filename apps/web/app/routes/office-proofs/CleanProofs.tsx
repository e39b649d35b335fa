import { mayDo } from '@boxwright/contract';
import { Link } from 'react-router';
import { useMemberRole } from '../../features/office/use-member-role.ts';
import { officePaths } from '../../office-paths.ts';

/** Who sends the proofs of files in which the check finds nothing; whoever may change it is led to the setting. */
export function CleanProofs({ areSent }: { areSent: boolean }) {
  const mayChange = mayDo(useMemberRole(), 'settings');
  return (
    <div className="mt-2 max-w-2xl text-[0.9375rem] text-ink-soft">
      <p>
        {areSent
          ? 'The proof of a file in which the check finds nothing is sent by itself, at any hour. The others wait here.'
          : 'You send each proof. That of a file in which the check finds nothing can be sent by itself, at night, too: a setting of the order desk.'}
      </p>
      {mayChange ? (
        <Link
          to={officePaths.settingsOf('desk')}
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          Settings of the order desk
        </Link>
      ) : null}
    </div>
  );
}
