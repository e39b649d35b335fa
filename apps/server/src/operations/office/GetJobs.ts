import { ok } from '@boxwright/contract';
import { countJobs, lastGatewayAnswer, lastJobProblem, mailHealth } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { jobNames } from '../../jobs/definitions.ts';
import { messageIn } from '../../jobs/queue.ts';

/** How many failed jobs are listed. */
const mostListed = 100;

export const GetJobs: Handler<'GetJobs'> = async (_input, { services }) => {
  const { db, jobs, mailer, gateway } = services;
  const [counts, failed, mail, answeredAt, problem] = await Promise.all([
    countJobs(db, jobNames),
    jobs.failedJobs(mostListed),
    mailHealth(db),
    lastGatewayAnswer(db),
    lastJobProblem(db, ['VerifyPayment', 'RefundPayment']),
  ]);
  const count = (job: string, state: (typeof counts)[number]['state']) =>
    counts.find((row) => row.name === job && row.state === state)?.jobs ?? 0;
  return ok({
    counts: jobNames
      .filter((job) => counts.some(({ name }) => name === job))
      .map((job) => ({
        job,
        waiting: count(job, 'created'),
        running: count(job, 'active'),
        retried: count(job, 'retry'),
        failed: count(job, 'failed'),
      })),
    failed: failed.map(({ id, job, payload, failedAt, error }) => ({
      id,
      job,
      about: JSON.stringify(payload ?? {}),
      error,
      failedAt,
    })),
    mailServer: {
      isSetUp: !mailer.keeps,
      lastSuccess: mail.sent?.sentAt ?? null,
      lastFailure: mail.failed?.createdAt ?? null,
      problem: mail.failed?.error ?? null,
    },
    paymentProvider: {
      isSetUp: gateway.name !== 'sandbox',
      lastSuccess: answeredAt,
      lastFailure: problem?.at ?? null,
      problem: problem ? messageIn(problem.output) : null,
    },
  });
};
