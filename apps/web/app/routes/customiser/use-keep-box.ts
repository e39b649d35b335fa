import type { Product } from '@boxwright/contract';
import { useEffect } from 'react';
import type { BoxChoice, BoxOffer } from '../../features/configurator/box-choice.ts';
import { afterFirstInteraction } from '../../ui/after-first-interaction.ts';

/** Stores the chosen box for the side panel. If the script can't be loaded, the box is still in the address. */
export const useKeepBox = (product: Product, offer: BoxOffer, choice: BoxChoice): void => {
  useEffect(() => {
    afterFirstInteraction(() => import('../../features/custom-box/keep-box.ts')).then(
      ({ keepBox }) => keepBox(product, offer, choice),
      () => undefined,
    );
  }, [product, offer, choice]);
};
