import type { LineArtworkRow } from '@boxwright/contract';
import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../api.ts';
import { type PlacedAnew, PlaceFile } from '../../features/proof/placing/PlaceFile.tsx';
import type { ItemProps } from './item-props.ts';

interface PlaceItemProps extends Pick<ItemProps, 'item' | 'token'> {
  /** The file that is shown; undefined where none can be sent. */
  file: LineArtworkRow | undefined;
  /** The drawing while nothing is placed. */
  children: ReactNode;
}

/** Sends a file of an item as its customer has put it. */
export function PlaceItem({ item, token, file, children }: PlaceItemProps) {
  const { revalidate } = useRevalidator();
  const send = async (placed: PlacedAnew): Promise<string | null> => {
    const sent = await call('SendArtwork', { token, lineId: item.lineId, ...placed });
    // Also after a refusal: the order may have moved on.
    await revalidate();
    return sent.ok ? null : sent.failure.text;
  };
  return (
    <PlaceFile line={item} file={file} send={send}>
      {children}
    </PlaceFile>
  );
}
