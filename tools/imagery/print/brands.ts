import { artworks } from '../../../apps/server/src/pictures/brands/artworks.ts';
import type { BrandArtwork } from './brand-artwork.ts';

/** Every printed look there is: those of the product pictures and those drawn for stills. */
export const brandArtworks: ReadonlyMap<string, BrandArtwork> = new Map<string, BrandArtwork>([...artworks]);
