import type { HealthRow } from '@boxwright/contract';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { formatMoment } from '../../ui/moment.ts';
import { healthBadge } from './health-badge.ts';

interface HealthProps {
  mailServer: HealthRow;
  paymentProvider: HealthRow;
}

/** When mails and payments last worked, and when they last failed. */
export const Health = ({ mailServer, paymentProvider }: HealthProps) => (
  <div className="grid gap-4 md:grid-cols-2">
    <HealthCard
      title="Mail server"
      health={mailServer}
      missing="No mail server is set up (SMTP): mails are kept in the mailbox and not sent."
      success="Last mail sent"
      failure="Last failure"
    />
    <HealthCard
      title="Payment provider"
      health={paymentProvider}
      missing="No payment provider is set up: payments are a demonstration, and no money moves."
      success="Last answer"
      failure="Last failure"
    />
  </div>
);

interface HealthCardProps {
  title: string;
  health: HealthRow;
  missing: string;
  success: string;
  failure: string;
}

function HealthCard({ title, health, missing, success, failure }: HealthCardProps) {
  const { isSetUp, lastSuccess, lastFailure, problem } = health;
  const { tone, name } = healthBadge(health);
  return (
    <Card className="min-w-0 p-5">
      <h2 className="flex flex-wrap items-center gap-3 text-xl">
        {title}
        <Badge tone={tone}>{name}</Badge>
      </h2>
      {isSetUp ? null : <p className="mt-2">{missing}</p>}
      <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-5 gap-y-1 text-[0.9375rem]">
        <dt className="text-ink-soft">{success}</dt>
        <dd>{lastSuccess === null ? 'None yet' : formatMoment(lastSuccess)}</dd>
        <dt className="text-ink-soft">{failure}</dt>
        <dd>{lastFailure === null ? 'None' : formatMoment(lastFailure)}</dd>
      </dl>
      {problem === null ? null : <p className="mt-2 text-sm wrap-anywhere">{problem}</p>}
    </Card>
  );
}
