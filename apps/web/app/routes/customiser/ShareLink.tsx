import { Link2 } from 'lucide-react';
import { useRef, useState } from 'react';
import type { OwnSize } from '../../features/configurator/box-choice.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { notify } from '../../ui/notify.ts';

interface ShareLinkProps {
  variantRoute: string;
  ownSize: OwnSize | null;
  publicUrl: string;
}

/**
 * Copies the public address of a variant, with the custom size if there is one; if the browser doesn't allow it, the
 * address is shown to be copied by hand.
 */
export function ShareLink({ variantRoute, ownSize, publicUrl }: ShareLinkProps) {
  const [isRefused, setRefused] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const size = ownSize === null ? '' : `?${new URLSearchParams({ ...ownSize })}`;
  const address = publicUrl + paths.publicVariant(variantRoute) + size;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
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
      {isRefused ? (
        <input
          ref={field}
          readOnly
          aria-label="Link to share"
          value={address}
          className="mt-1 min-h-11 w-full rounded-md border border-line-strong bg-card px-3"
        />
      ) : null}
    </div>
  );
}
