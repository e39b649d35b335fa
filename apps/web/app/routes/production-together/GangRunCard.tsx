import type { GangRunRow } from '@boxwright/contract';
import { formatCount, formatRupees, paise } from '@boxwright/money';
import { Form } from 'react-router';
import { RunJobs } from '../../features/production/RunJobs.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';

/** A proposed run with its cost and saving, and the button that accepts it. */
export function GangRunCard({ run }: { run: GangRunRow }) {
  const { sheet, board, coats, die, sheets, waste, cost, costApart, saving, jobs } = run;
  // Both parts of a box are of one job.
  const codes = [...new Set(jobs.map(({ job }) => job.code))];
  return (
    <Card className="p-5">
      <h2 className="text-2xl">
        {formatRupees(paise(saving))} less for {codes.length === 1 ? '1 job' : `${codes.length} jobs`} on one sheet
      </h2>
      <p className="mt-1 text-ink-soft">
        {board}, {coats}: {formatCount(sheets)} sheets of {sheet} with waste and makeready. {waste} % of the sheet is
        offcut. Together {formatRupees(paise(cost))}, apart {formatRupees(paise(costApart))}.
        {die === null ? null : ` Cut with ${die}, which is on stock: no new die.`}
      </p>
      <div className="mt-4">
        <RunJobs run={run} />
      </div>
      <Form method="post" className="mt-5">
        {jobs.map(({ job, part }) => (
          <input key={`${job.id} ${part}`} type="hidden" name="part" value={`${job.id} ${job.version} ${part}`} />
        ))}
        <input type="hidden" name="saving" value={saving} />
        <Button type="submit" tone="ink">
          Print these together
          <span className="sr-only">: {codes.join(', ')}</span>
        </Button>
      </Form>
    </Card>
  );
}
