/** How a coat mirrors the room. The layer is added to the picture's encoded colours, so small figures show clearly. */
interface Look {
  readonly roughness: number;
  readonly envMapIntensity: number;
  /** How much it mirrors at all. */
  readonly specularIntensity?: number;
  /** Light caught by a soft surface at its sides. */
  readonly sheen?: number;
  readonly sheenRoughness?: number;
  readonly sheenColor?: string;
}

/** By the code of the coating. Bare print and matt coats mirror nothing; neither do coats that aren't known here. */
export const looks: Readonly<Record<string, Look>> = {
  'gloss-aqueous': { roughness: 0.17, envMapIntensity: 0.8 },
  'gloss-lamination': { roughness: 0.03, envMapIntensity: 1.1 },
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
