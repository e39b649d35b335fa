import type { BoxRequest } from '@boxwright/dieline';
import { Box } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import type { BoxArtwork } from './box-artwork.ts';
import { saveFile } from './save-file.ts';

interface SaveModelProps {
  styleId: string;
  request: BoxRequest;
  artwork: BoxArtwork;
  name: string;
}

/** Downloads the folded box with its artwork as a 3D model, which is made in the browser. */
export function SaveModel({ styleId, request, artwork, name }: SaveModelProps) {
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  const save = async () => {
    setState('busy');
    try {
      const { artworkModel } = await import('./artwork-model.ts');
      saveFile(await artworkModel(styleId, request, artwork), `${styleId}-with-artwork.glb`);
      setState('ready');
    } catch {
      setState('failed');
    }
  };
  return (
    <div className="mt-3">
      <Button
        tone="outline"
        size="small"
        aria-label={`Save 3D model of ${name}, with the artwork`}
        busy={state === 'busy' && 'Making the model …'}
        onClick={() => void save()}
      >
        <Box aria-hidden="true" className="size-5" /> Save 3D model (GLB)
      </Button>
      {state === 'failed' ? (
        <p role="alert" className="mt-2 font-medium text-[0.9375rem] text-vermilion-deep">
          The model couldn’t be made. Reload the page and try again.
        </p>
      ) : null}
    </div>
  );
}
