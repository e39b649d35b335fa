import { type JobRow, jobHoldWords } from '@boxwright/contract';

/** Why the next step of a job can't be taken, where its own proof doesn't say so: money is missing, or its run waits. */
export function HoldState({ job: { hold, code, runCode } }: { job: Pick<JobRow, 'hold' | 'code' | 'runCode'> }) {
  if (hold === null || (hold.by === 'proof' && hold.code === code)) return null;
  const who = hold.code === code ? 'It' : `${hold.code} of ${runCode}`;
  return (
    <p className="font-semibold text-vermilion-deep">
      {who} {jobHoldWords[hold.by]}: {hold.why}
    </p>
  );
}
