import { formatCount, formatRupees, paise } from '@boxwright/money';
import { data, Form } from 'react-router';
import { officeCall } from '../../features/office/office-call.ts';
import { PressNotice } from '../../features/office/PressNotice.tsx';
import { PostedFailure } from '../../features/plain-form/PostedFailure.tsx';
import { PlatesLink } from '../../features/production/PlatesLink.tsx';
import { RunJobs } from '../../features/production/RunJobs.tsx';
import { RunPlaces } from '../../features/production/RunPlaces.tsx';
import { BridgesForm, SheetFiles } from '../../features/production/SheetFiles.tsx';
import { ToolFiles } from '../../features/production/ToolFiles.tsx';
import { typedBridges } from '../../features/production/typed-bridges.server.ts';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { idIn } from '../../ids.ts';
import { officePaths } from '../../office-paths.ts';
import { serverApi } from '../../server-api.ts';
import { Button } from '../../ui/Button.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { formatMoment } from '../../ui/moment.ts';
import type { Route } from './+types/route.ts';

export const meta: Route.MetaFunction = unlistedMeta(({ loaderData }) => loaderData?.run.code ?? 'Run');

export const loader = async ({ context, url, params }: Route.LoaderArgs) => {
  const runId = idIn(params.runId);
  if (runId === undefined) throw data('There is no such run.', { status: 404 });
  const found = await officeCall(context.get(serverApi), url, 'GetRun', { runId });
  return { ...found, ...typedBridges(url) };
};

export { action } from './receive-dissolve.server.ts';

/** Jobs that are printed together: their sheet, its files, and the button that separates them again. */
export default function Run({ loaderData, actionData }: Route.ComponentProps) {
  const { run, common, places, isStripped, bridges, wrong } = loaderData;
  const { id, code, words, notice, board, coats, sheet, sheets, waste, cost, costApart, saving } = run;
  return (
    <div className="page py-8">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="figures text-4xl">{code}</h1>
        <div className="flex flex-wrap gap-2.5">
          {run.dissolvedAt === null ? (
            <LinkButton to={officePaths.runTicket(id)} reloadDocument target="_blank" rel="noreferrer" tone="outline">
              Ticket<span className="sr-only">, PDF in a new tab</span>
            </LinkButton>
          ) : null}
          <LinkButton to={officePaths.production} tone="outline">
            The board
          </LinkButton>
        </div>
      </div>
      <p className="mt-2 text-ink-soft">
        {words}. {board}, {coats}: {formatCount(sheets)} sheets of {sheet} with waste and makeready, {waste} % offcut.
        Together {formatRupees(paise(cost))}, apart {formatRupees(paise(costApart))}: {formatRupees(paise(saving))}{' '}
        less. What the customers pay stays the same.
        {run.die === null ? null : ` Cut with ${run.die}, which is on stock: no new die.`}
      </p>
      <p className="text-ink-soft">
        Put together by {run.acceptedBy} on {formatMoment(run.acceptedAt)}.
      </p>
      <PressNotice isShown={actionData !== undefined} className="mt-5">
        <PostedFailure failed={actionData?.failed} />
      </PressNotice>
      {notice === null ? null : (
        <p
          role="status"
          className="mt-5 rounded-md border border-vermilion-deep bg-card px-4 py-3 font-semibold text-vermilion-deep"
        >
          {notice}
        </p>
      )}
      {run.dissolvedAt === null ? null : (
        <p role="status" className="mt-5 rounded-md border border-line-strong bg-card px-4 py-3 font-semibold">
          Dissolved on {formatMoment(run.dissolvedAt)}: each job is made separately, with its own ticket.
        </p>
      )}
      <div className="mt-5">
        <RunJobs run={run} />
      </div>
      {places.length === 0 ? null : <RunPlaces common={common} places={places} />}
      {run.hasSheet ? (
        <section aria-labelledby="sheet" className="mt-8 flex flex-col gap-3">
          <h2 id="sheet" className="text-2xl">
            The sheet as a file
          </h2>
          <p className="text-ink-soft">
            For plates and die, with all jobs. In the CFF2 file, a rule has a bridge for each pitch.
          </p>
          <div className="self-start">
            <PlatesLink href={officePaths.runPlates(id)} of={code} jobs={run.jobs.map(({ job }) => job)} />
          </div>
          <SheetFiles
            of={code}
            addressOf={(format) =>
              officePaths.runSheet({ runId: id, format, bridges: format === 'cf2' ? bridges : undefined })
            }
          />
          <BridgesForm bridges={bridges} />
          {wrong === null ? null : (
            <p role="alert" className="font-medium text-vermilion-deep">
              {wrong}
            </p>
          )}
          <p className="text-ink-soft">
            The tools that strip waste and push the blanks out, each half as a file of its own:
          </p>
          <ToolFiles of={code} isStripped={isStripped} addressOf={(tool) => officePaths.runTool(id, tool)} />
        </section>
      ) : null}
      {run.canDissolve ? (
        <section aria-labelledby="dissolve" className="mt-8">
          <h2 id="dissolve" className="text-2xl">
            Separate the jobs again
          </h2>
          <p className="mt-2 max-w-2xl text-ink-soft">
            Possible until printing starts. Each job then reserves its own sheets, and begins with its own plates and
            die.
          </p>
          <Form method="post" className="mt-3">
            <input type="hidden" name="version" value={run.version} />
            <Button type="submit" tone="outline">
              Dissolve {code}
            </Button>
          </Form>
        </section>
      ) : null}
    </div>
  );
}
