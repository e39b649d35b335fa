import { Answers } from '../../answers.tsx';
import { CheckOutcome } from '../../features/proof/CheckOutcome.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { type PrintedBox, useArtworkCheck } from '../customiser/artwork/use-artwork-check.ts';
import type { SampleFile } from './use-sample-form.ts';

interface SampleCheckProps {
  file: SampleFile;
  box: PrintedBox;
}

/** What the check of the file finds that is printed on the sample, as the customiser shows that of a box. */
export default function SampleCheck(props: SampleCheckProps) {
  return (
    <Answers>
      <Check {...props} />
    </Answers>
  );
}

function Check({ file: { token, place }, box }: SampleCheckProps) {
  const { checked, failure, isChecking, retry } = useArtworkCheck({ artwork: token, place }, box, undefined);
  return (
    <>
      <p role="status" className="flex items-center gap-2 text-[0.9375rem] text-ink-soft empty:hidden">
        {isChecking ? (
          <>
            <Spinner label={false} /> Checking it against the sample …
          </>
        ) : null}
      </p>
      <CheckOutcome findings={checked?.findings ?? null} failure={failure} onRetry={retry} />
    </>
  );
}
