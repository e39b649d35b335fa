import { Button } from '../../ui/Button.tsx';
import type { ArtworkUpload } from './use-artwork-upload.ts';

interface KeepFileProps {
  upload: Pick<ArtworkUpload, 'cancel'>;
  /** The item that it is printed on; left out where the page has no other. */
  itemName?: string;
  onKept: () => void;
}

/** The way back from choosing another file. */
export const KeepFile = ({ upload, itemName, onKept }: KeepFileProps) => (
  <Button
    tone="quiet"
    size="small"
    className="mt-1"
    onClick={() => {
      upload.cancel();
      onKept();
    }}
  >
    Keep the file that is here{itemName ? <span className="sr-only"> for {itemName}</span> : null}
  </Button>
);
