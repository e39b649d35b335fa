import { artworkFileAddress, artworkPreviewAddress } from '@boxwright/contract';
import { Button } from '../../ui/Button.tsx';

interface AttachedFileProps {
  file: { readonly token: string; readonly name: string };
  /** The item that it is printed on; left out where the page has no other. */
  itemName?: string;
  onReplace: () => void;
  onTakeOff: () => void;
}

/** The file that an item is printed with, and how it is replaced or taken off. */
export function AttachedFile({ file: { token, name }, itemName, onReplace, onTakeOff }: AttachedFileProps) {
  return (
    <>
      <p className="wrap-anywhere flex items-center gap-3">
        <img src={artworkPreviewAddress(token)} alt="" className="size-14 border border-line object-contain" />
        <a href={artworkFileAddress(token)} className="py-2 underline underline-offset-4">
          {name}
        </a>
      </p>
      <div className="mt-1 -ml-4 flex flex-wrap noscript:hidden">
        <Button tone="quiet" size="small" onClick={onReplace}>
          Another file{itemName ? <span className="sr-only"> for {itemName}</span> : null}
        </Button>
        <Button tone="quiet" size="small" onClick={onTakeOff}>
          Take off<span className="sr-only"> the artwork{itemName ? ` of ${itemName}` : ''}</span>
        </Button>
      </div>
    </>
  );
}
