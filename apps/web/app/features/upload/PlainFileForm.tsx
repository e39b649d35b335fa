import { acceptedArtwork, artworkKindWords, fileSizeWords, largestArtwork, largestAtOnce } from '@boxwright/contract';
import { Button } from '../../ui/Button.tsx';

interface PlainFileFormProps {
  /** Where it is sent, see the contract's `plainFileForms`. */
  action: string;
  /** The item that the file is for. */
  itemName: string;
  /** Whether a file is here that another one replaces. */
  hasFile: boolean;
  /** Whether the item is printed inside as well, with the second page of its file. */
  hasInside: boolean;
}

/** Sends an item's file, within `noscript`; browsers with scripts have `ArtworkUploadField`. */
export function PlainFileForm({ action, itemName, hasFile, hasInside }: PlainFileFormProps) {
  return (
    <form method="post" action={action} encType="multipart/form-data" className="my-2">
      <label className="block text-[0.9375rem]">
        <span className="font-semibold">
          {hasFile ? 'Another file' : 'Your artwork'}
          <span className="sr-only"> for {itemName}</span>
        </span>
        <input
          type="file"
          name="file"
          required
          accept={acceptedArtwork}
          className="my-1.5 block w-full file:mr-3 file:min-h-11 file:rounded-md file:border file:border-line-strong file:border-solid file:bg-board file:px-4 file:font-semibold"
        />
      </label>
      <Button type="submit" tone="outline" size="small">
        Send the file<span className="sr-only"> for {itemName}</span>
      </Button>
      <p className="mt-2 text-ink-soft text-sm">
        {artworkKindWords}, up to {fileSizeWords(largestAtOnce)}; with JavaScript up to {fileSizeWords(largestArtwork)}.
        Of a file with several pages,{' '}
        {hasInside ? 'the first is the outside and the second the inside' : 'the first is printed'}.
      </p>
    </form>
  );
}
