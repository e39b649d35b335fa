import { takesGloss } from '@boxwright/contract';
import type { ModelCoat } from '@boxwright/dieline';
import type { BoxArtwork } from './box-artwork.ts';

/** How a coat mirrors the room. The layer is added to the picture's encoded colours, so small figures show clearly. */
interface Look {
  readonly roughness: number;
  readonly envMapIntensity: number;
  /** How much it mirrors in all. */
  readonly specularIntensity?: number;
  /** Light caught by a soft surface at its sides. */
  readonly sheen?: number;
  readonly sheenRoughness?: number;
  readonly sheenColor?: string;
}

/** A water-based matt coat: an even, weak sheen on all sides, without any image of the room. */
const silk: Look = { roughness: 0.8, envMapIntensity: 0.45, specularIntensity: 0.5 };

/** By the code of the coating. Bare print mirrors nothing, see `bare-print.ts`; neither do coats that aren't known here. */
export const looks: Readonly<Record<string, Look>> = {
  'gloss-aqueous': { roughness: 0.17, envMapIntensity: 0.8 },
  'gloss-lamination': { roughness: 0.03, envMapIntensity: 1.1 },
  'matt-aqueous': silk,
  // The ground; the artwork says where it shines.
  'drip-off': silk,
  'matt-lamination': { roughness: 0.45, envMapIntensity: 0.5, specularIntensity: 0.5 },
  'soft-touch': {
    roughness: 1,
    envMapIntensity: 0,
    specularIntensity: 0,
    sheen: 1,
    sheenRoughness: 0.5,
    sheenColor: '#2b251d',
  },
};

/** Where a coat shines that is matt elsewhere. */
export const glossInPlaces: Look = { roughness: 0.08, envMapIntensity: 1.1 };

/** The same in files of models: how rough the print is, and the clear layer on it. */
const modelCoats: Readonly<Record<string, ModelCoat>> = {
  none: { roughness: 0.9, clear: 0, clearRoughness: 0 },
  'gloss-aqueous': { roughness: 0.5, clear: 0.6, clearRoughness: 0.2 },
  'gloss-lamination': { roughness: 0.4, clear: 1, clearRoughness: 0.04 },
  'matt-aqueous': { roughness: 0.75, clear: 0, clearRoughness: 0 },
  'matt-lamination': { roughness: 0.6, clear: 0, clearRoughness: 0 },
  'soft-touch': { roughness: 0.95, clear: 0, clearRoughness: 0 },
  'drip-off': { roughness: 0.75, clear: 1, clearRoughness: 0.08 },
};

/** Undefined for a coat that isn't known here. One that shines in places is matt all over where the file says none. */
export const modelCoatOf = (coat: string | undefined, { gloss }: Pick<BoxArtwork, 'gloss'>): ModelCoat | undefined => {
  const known = modelCoats[coat ?? ''];
  return known && takesGloss(coat) && gloss === null ? { ...known, clear: 0 } : known;
};
