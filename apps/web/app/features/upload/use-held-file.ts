import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { notify } from '../../ui/notify.ts';
import type { ArtworkUpload } from './use-artwork-upload.ts';
import type { HeldFile } from './use-held-files.ts';
import { whyUnsent } from './why-unsent.ts';

/**
 * A field for a file, for the page that waits for it.
 *
 * @param onHeld called before the field has the focus, as to open the fold that it is in
 */
export const useHeldFile = (
  ref: Ref<HeldFile>,
  upload: Pick<ArtworkUpload, 'upload' | 'choosing'>,
  onHeld?: () => void,
) => {
  const unsent = whyUnsent(upload);
  const field = useRef<HTMLInputElement>(null);
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (unsent === null) setHeld(false);
  }, [unsent]);
  const mayLeave = (): boolean => {
    if (unsent === null) return true;
    setHeld(true);
    notify.error(unsent);
    onHeld?.();
    field.current?.focus();
    return false;
  };
  useImperativeHandle(ref, () => ({ mayLeave }));
  return { field, mayLeave, error: isHeld ? (unsent ?? undefined) : undefined };
};
