import type { PlacedArtwork } from '@boxwright/contract';
import { stickerNames } from '../../features/stickers/sticker-choice.ts';
import { RadioCards } from '../../ui/RadioCards.tsx';
import type { StickerFormState } from './use-sticker-form.ts';

/** Whether the file says where it wants white, and the material has some. */
export const offersWhite = ({ material, picture }: StickerFormState): boolean =>
  material?.hasWhite === true && picture.file.row?.hasWhite === true;

/** Where white is printed: below the whole picture, or where the buyer's file has it. */
export function OwnWhite({ form, artwork }: { form: StickerFormState; artwork: PlacedArtwork }) {
  if (!offersWhite(form)) return null;
  const { white: _, ...below } = artwork;
  return (
    <RadioCards
      legend="White ink"
      name={stickerNames.white}
      value={artwork.white ?? 'under'}
      onChoose={(white) => form.picture.put(white === 'own' ? { ...below, white } : below)}
      grid="grid-cols-2"
      cards={whites.map(({ value, name }) => ({
        value,
        content: <span className="flex items-center px-3 py-2.5 font-medium text-[0.9375rem]">{name}</span>,
      }))}
    />
  );
}

const whites = [
  { value: 'under', name: 'Below all of it' },
  { value: 'own', name: 'Where your file has it' },
] as const;
