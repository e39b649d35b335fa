import type { LineArtworkRow } from '@boxwright/contract';
import type { ReactNode } from 'react';
import { useSubmit } from 'react-router';
import { type PlacedAnew, PlaceFile } from '../../../features/proof/placing/PlaceFile.tsx';
import { useOrderAddresses } from '../use-order-addresses.ts';
import type { ProofLineProps } from './proof-line.ts';

interface PlaceLineProps extends Pick<ProofLineProps, 'orderId' | 'line' | 'forms'> {
  /** The file that is shown. */
  file: LineArtworkRow | undefined;
  /** The drawing while nothing is placed. */
  children: ReactNode;
}

/** Sends a file of a line as staff have put it. The page shows a refusal as those of its forms. */
export function PlaceLine({ orderId, line, forms, file, children }: PlaceLineProps) {
  const submit = useSubmit();
  const action = useOrderAddresses(orderId).form('artwork-place');
  const send = async ({ artwork, place, seenArtworkId }: PlacedAnew): Promise<null> => {
    await submit(
      { lineId: String(line.lineId), token: artwork, place: place ?? '', seenArtworkId: String(seenArtworkId) },
      { method: 'post', action, replace: true, preventScrollReset: true },
    );
    return null;
  };
  return (
    <PlaceFile line={line} file={forms.includes('artwork') ? file : undefined} send={send}>
      {children}
    </PlaceFile>
  );
}
