import { type FormEvent, useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { officeCall } from '../../features/office/office-call.ts';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { officePaths } from '../../office-paths.ts';
import { serverApi } from '../../server-api.ts';
import { Button } from '../../ui/Button.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { Route } from './+types/route.ts';
import { PastScans } from './PastScans.tsx';
import { ScanResult } from './ScanResult.tsx';
import { useScans } from './use-scans.ts';
import { WaitingScans } from './WaitingScans.tsx';

export const meta = unlistedMeta('Scan tickets');

/** Loads production only so that staff without access read so before scanning, and for the counts. */
export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const { jobs } = await officeCall(context.get(serverApi), url, 'GetProduction', {});
  return { late: jobs.filter(({ isLate }) => isLate).length, open: jobs.length };
};

export { action } from '../../features/production/post-job.server.ts';

/** For a tablet on the shop floor with a scanner, which types what it reads and presses Enter. */
export default function ScanTickets({ loaderData: { open, late }, actionData }: Route.ComponentProps) {
  const field = useRef<HTMLInputElement>(null);
  const { scan, latest, waiting, problem, sendAgain, past } = useScans(actionData);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the button that was pressed may be gone.
  useEffect(() => {
    field.current?.focus();
  }, [latest]);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const control = field.current;
    const code = control?.value.trim() ?? '';
    if (control === null || code === '') return;
    control.value = '';
    control.focus();
    scan(code);
  };
  return (
    <div className="page max-w-3xl py-8">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="text-4xl">Scan tickets</h1>
        <LinkButton to={officePaths.production} tone="outline">
          The board
        </LinkButton>
      </div>
      <p className="mt-2 text-ink-soft">
        Scan a step’s barcode when you start it, and again when it is done. The barcode at the top of a ticket shows
        where the job stands. {open === 1 ? '1 job is' : `${open} jobs are`} in the works
        {late === 0 ? '.' : `, ${late} of them late.`}
      </p>
      <Form method="post" onSubmit={onSubmit} className="mt-6 grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3">
        <input type="hidden" name="form" value="scan" />
        <TextField
          ref={field}
          label="Barcode"
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          autoFocus
          data-scan
          className="figures min-h-16 text-2xl"
          required
        />
        <Button type="submit" tone="ink" className="min-h-16 px-7 text-xl">
          Enter
        </Button>
      </Form>
      <div className="mt-6 min-h-72">
        {waiting.length === 0 ? (
          <ScanResult posted={latest} />
        ) : problem === null ? (
          <p className="text-ink-soft text-xl">Looking up {waiting.join(', ')}…</p>
        ) : (
          <WaitingScans codes={waiting} problem={problem} sendAgain={sendAgain} />
        )}
      </div>
      <PastScans scans={past.slice(waiting.length === 0 ? 1 : 0)} />
    </div>
  );
}
