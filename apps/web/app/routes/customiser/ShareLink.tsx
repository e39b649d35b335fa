import { Link2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { notify } from '../../ui/notify.ts';

interface ShareLinkProps {
  /** Returns the public address of the current choice. */
  address: () => string;
  /** What the address lets others do: "read your note". */
  shows?: string | undefined;
}

/** Copies a public address; if the browser doesn't allow it, the address is shown to be copied by hand. */
export function ShareLink({ address, shows }: ShareLinkProps) {
  const [isRefused, setRefused] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address());
      notify.success('Link Copied to Clipboard');
    } catch {
      setRefused(true);
      requestAnimationFrame(() => field.current?.select());
    }
  };
  return (
    <div>
      <Button tone="quiet" size="small" className="-ml-4 text-ink-soft" onClick={() => void copy()}>
        <Link2 aria-hidden="true" className="size-5" /> Copy share link
      </Button>
      {shows === undefined ? null : <p className="text-ink-soft text-sm">Anybody with the link can {shows}.</p>}
      {isRefused ? (
        <input
          ref={field}
          readOnly
          aria-label="Link to share"
          value={address()}
          className="mt-1 min-h-11 w-full rounded-md border border-line-strong bg-card px-3"
        />
      ) : null}
    </div>
  );
}
