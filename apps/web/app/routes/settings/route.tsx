import { settingsSectionNames, settingsSections } from '@boxwright/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Posted } from '../../features/office/posted-form.ts';
import { PostedNotice } from '../../features/plain-form/PostedNotice.tsx';
import { useNoticeFocus } from '../../features/plain-form/use-notice-focus.ts';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { officePaths } from '../../office-paths.ts';
import { serverApi } from '../../server-api.ts';
import type { Route } from './+types/route.ts';
import { AwaitedTransfers } from './AwaitedTransfers.tsx';
import { Connections } from './Connections.tsx';
import { loadSettings } from './load-settings.ts';
import { SettingsForm } from './SettingsForm.tsx';

export const meta = unlistedMeta('Settings');

export const loader = ({ url, context }: Route.LoaderArgs) => loadSettings(url, context.get(serverApi));

export { action } from './receive-settings.server.ts';

/** The page on which the owner changes the shop's data and the terms on which it sells. */
export default function Settings({ loaderData, actionData }: Route.ComponentProps) {
  const { section, values, notes, seen, mail, payments, awaitedTransfers } = loaderData;
  // A refused section shows its failure in its own form, and a test its result at its button.
  const isOfPart = ['save', 'mail', 'payments'].includes(actionData?.form ?? '');
  const failed = isOfPart ? undefined : actionData?.failed;
  const done = useSaved(actionData);
  const hasNotice = done !== undefined || failed !== undefined;
  const notice = useNoticeFocus<HTMLDivElement>(hasNotice);
  return (
    <div className="page py-8">
      <h1 className="text-4xl">Settings</h1>
      <p className="mt-2 max-w-2xl text-ink-soft">
        What is saved here is on the site at once. Each change is noted with your name.
      </p>
      <nav aria-label="Sections" className="mt-6">
        <ul className="flex flex-wrap gap-x-1 gap-y-1 border-line border-b pb-2">
          {settingsSectionNames.map((name) => (
            <li key={name}>
              <Link
                to={officePaths.settingsOf(name)}
                aria-current={name === section ? 'page' : undefined}
                className="inline-flex min-h-11 items-center rounded-md px-3 text-[0.9375rem] hover:bg-board aria-[current]:bg-ink aria-[current]:font-semibold aria-[current]:text-white lg:min-h-10"
              >
                {settingsSections[name].name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div ref={notice} tabIndex={-1} className="mt-6 outline-none">
        <PostedNotice text={done} />
        {failed !== undefined ? (
          <p role="alert" className="mb-6 font-semibold text-vermilion-deep">
            {failed.text}
          </p>
        ) : null}
      </div>
      <SettingsForm
        // The key remounts the form after saving, and for another section.
        key={`${section} ${seen}`}
        section={section}
        values={values}
        notes={notes}
        seen={seen}
        posted={actionData}
      >
        <AwaitedTransfers count={awaitedTransfers} isNamed={values['accountNumber'] !== ''} />
      </SettingsForm>
      <Connections mail={mail} payments={payments} posted={actionData} />
    </div>
  );
}

/** The notice of what was saved stays while mails or payments are tested: otherwise the pressed button would move. */
function useSaved(posted: Posted | undefined): string | undefined {
  const [said, setSaid] = useState<string>();
  const isTest = posted?.form === 'mail' || posted?.form === 'payments';
  const saved = posted?.form === 'save' ? posted.done : undefined;
  if (!isTest && saved !== said) setSaid(saved);
  return isTest ? said : saved;
}
