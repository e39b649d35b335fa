import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { KeepFailure } from './KeepFailure.tsx';

interface KeepButtonProps {
  Icon: LucideIcon;
  label: string;
  /** What it is of, for who doesn't see the box beside it. */
  of: string;
  busy: string;
  failed: string;
  make: () => Promise<File>;
  handOver: (file: File) => unknown;
}

/** Makes a file of the box in the browser, and hands it over. */
export function KeepButton({ Icon, label, of, busy, failed, make, handOver }: KeepButtonProps) {
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  const keep = async () => {
    setState('busy');
    try {
      await handOver(await make());
      setState('ready');
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      <Button tone="outline" size="small" busy={state === 'busy' && busy} onClick={() => void keep()}>
        <Icon aria-hidden="true" className="size-5" /> {label}
        <span className="sr-only"> of {of}</span>
      </Button>
      {state === 'failed' ? <KeepFailure>{failed}</KeepFailure> : null}
    </>
  );
}
