import type { BoxRequest } from '@boxwright/dieline';
import { Box, Camera, Smartphone } from 'lucide-react';
import type { BoxArtwork } from './box-artwork.ts';
import { filmKind, takePicture } from './box-pictures.ts';
import { handOver, isShared } from './hand-over.ts';
import { openInTheRoom, showsInTheRoom } from './in-the-room.ts';
import { KeepButton } from './KeepButton.tsx';
import { KeepFilm } from './KeepFilm.tsx';
import { saveFile } from './save-file.ts';
import type { BoxView } from './use-box-view.ts';

interface KeepBoxProps {
  styleId: string;
  request: BoxRequest;
  artwork: BoxArtwork;
  /** The code of its coating; undefined for a bare board. */
  coat: string | undefined;
  name: string;
  /** What the stage shows; null while it shows nothing with the artwork. */
  view: BoxView | null;
}

/** What one can keep of the box with its artwork: each only where the browser can do it. Never on the server. */
export function KeepBox({ styleId, request, artwork, coat, name, view }: KeepBoxProps) {
  const kind = filmKind();
  const shares = view !== null && isShared('image/png');
  const inTheRoom = showsInTheRoom();
  const model = async (format: 'glb' | 'usdz') =>
    (await import('./artwork-model.ts')).artworkModel(format, styleId, request, { artwork, coat });
  const ofModel = {
    of: `${name}, with the artwork`,
    busy: 'Making the model …',
    failed: 'The model couldn’t be made. Reload the page and try again.',
  };
  const save = (file: File) => saveFile(file, file.name);
  return (
    <fieldset className="mt-3 flex flex-wrap items-center gap-x-2.5 gap-y-2">
      <legend className="mb-1.5 font-medium text-[0.9375rem]">{shares ? 'Share or save it as' : 'Save it as'}</legend>
      {view === null ? null : (
        <KeepButton
          Icon={Camera}
          label="Picture"
          of={name}
          busy="Taking the picture …"
          failed="The picture couldn’t be taken. Reload the page and try again."
          make={async () => new File([await takePicture(view)], `${styleId}-with-artwork.png`, { type: 'image/png' })}
          handOver={handOver}
        />
      )}
      {view === null || kind === null ? null : <KeepFilm view={view} kind={kind} styleId={styleId} name={name} />}
      <KeepButton Icon={Box} label="3D model (GLB)" {...ofModel} make={() => model('glb')} handOver={save} />
      <KeepButton
        Icon={Smartphone}
        label={inTheRoom ? 'See it in your room' : 'iPhone model (USDZ)'}
        {...ofModel}
        make={() => model('usdz')}
        handOver={inTheRoom ? openInTheRoom : save}
      />
    </fieldset>
  );
}
