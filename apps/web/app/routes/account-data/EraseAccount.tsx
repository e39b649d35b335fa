import type { Failure } from '@boxwright/contract';
import { call } from '../../api.ts';
import { forgetBrowser, leaveFor } from '../../features/session/session.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/Card.tsx';
import { PasswordAgainForm } from './PasswordAgainForm.tsx';

const goesWith = (isEmailProven: boolean) => [
  'your name, email, mobile and the rest of your profile, with the picture',
  'your addresses, cart and saved boxes',
  'the artwork that you uploaded, unless a quotation that is still valid holds it',
  isEmailProven
    ? 'your enquiries'
    : 'the enquiries that you sent while signed in; enquiries that you sent while signed out go a year after they came',
  'the mails that we wrote to you, from our own mailbox',
  'your reminders, the kinds of mail that you stopped, and the links to follow your orders',
  'the words and photographs of your return requests',
  'messages about your orders, and what our staff noted about you and them',
  'the addresses and papers of orders that were never paid or sent',
  'your password; all devices are signed out',
];

const stays = [
  'orders that were paid or sent, with their addresses and documents, and the records of payments, refunds and returns: tax and company law make us keep them for eight years',
  'when and from where you signed in, without your name, for a year: data protection law asks for such logs',
] as const;

interface EraseAccountProps {
  isEmailProven: boolean;
  /** Why the account can't be erased yet; empty when it can. */
  heldUpBy: readonly string[];
  failed: Pick<Failure, 'text' | 'field'> | undefined;
}

/** Erases the account for good. */
export function EraseAccount({ heldUpBy, isEmailProven, failed }: EraseAccountProps) {
  return (
    <Card className="p-5 sm:p-7">
      <h2 className="text-2xl">Erase your account</h2>
      <h3 className="mt-4 font-semibold">What goes</h3>
      <List entries={goesWith(isEmailProven)} />
      <h3 className="mt-4 font-semibold">What stays, and why</h3>
      <List entries={stays} />
      {heldUpBy.length > 0 ? (
        <div className="mt-4 rounded-md bg-board p-3.5">
          <p className="font-semibold">This isn’t possible yet.</p>
          <List entries={heldUpBy} />
        </div>
      ) : (
        <>
          <p className="mt-4">
            It happens at once and <strong>can’t be undone</strong>. We mail a confirmation to your address and then
            forget it. You may register again with the same email. Download your data first if you want to keep it.
          </p>
          <PasswordAgainForm
            form="erase"
            label="Erase my account for good"
            busyLabel="Erasing…"
            failed={failed}
            send={async (password) => {
              const answer = await call('EraseAccount', { password });
              if (answer.ok) {
                forgetBrowser();
                leaveFor(paths.loginAfter('erased'));
              }
              return answer;
            }}
          />
        </>
      )}
    </Card>
  );
}

const List = ({ entries }: { entries: readonly string[] }) => (
  <ul className="mt-1 list-disc space-y-1 pl-5">
    {entries.map((entry) => (
      <li key={entry}>{entry}</li>
    ))}
  </ul>
);
