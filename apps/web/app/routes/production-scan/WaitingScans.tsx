import { Button } from '../../ui/Button.tsx';

interface WaitingScansProps {
  codes: readonly string[];
  /** Why they couldn't be sent. */
  problem: string;
  sendAgain: () => void;
}

/** The scans that couldn't be sent yet. None of them has to be scanned again. */
export const WaitingScans = ({ codes, problem, sendAgain }: WaitingScansProps) => (
  <div className="flex flex-col items-start gap-5 rounded-lg border-2 border-vermilion-deep bg-vermilion-soft/40 p-6">
    <p role="alert" className="font-semibold text-2xl text-vermilion-deep">
      {problem}
    </p>
    <p className="text-xl">
      {codes.length === 1 ? 'One scan waits' : `${codes.length} scans wait`} to be sent:{' '}
      <span className="figures wrap-anywhere">{codes.join(', ')}</span>. Please don’t scan again what is listed here: we
      try again every ten seconds.
    </p>
    <Button tone="ink" className="min-h-16 px-7 text-xl" onClick={sendAgain}>
      Try again now
    </Button>
  </div>
);
