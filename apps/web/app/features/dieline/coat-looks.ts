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
  // The ground; the glossy spots are in the artwork.
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
