import { fileSizeWords } from '@boxwright/contract';
import { X } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { useInterruptedFile } from './use-interrupted-file.ts';

const soFar = (bytes: number, arrived: number | null): string => {
  if (arrived === null || arrived === 0) return '';
  return arrived < bytes
    ? `: ${fileSizeWords(arrived)} of ${fileSizeWords(bytes)} have arrived`
    : ', and all of it has arrived';
};

/**
 * Names the file that was being sent when the page was left, and how much of it has arrived: the browser gives it to us
 * only when it is chosen again.
 */
export function InterruptedFile({ keys }: { keys: readonly string[] }) {
  const { file, discard } = useInterruptedFile(keys);
  if (file === null) return null;
  const { name, bytes, arrived } = file;
  return (
    <div className="mb-2.5">
      <p className="wrap-anywhere text-[0.9375rem]">
        “{name}” was on its way when you left
        {soFar(bytes, arrived)}. Choose it again, and it goes on where it stopped.
      </p>
      <Button tone="quiet" size="small" onClick={discard}>
        <X aria-hidden="true" className="size-5" /> Discard it
      </Button>
    </div>
  );
}
