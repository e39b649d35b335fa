import type { KeyObject } from 'node:crypto';
import { openSealed, sealText } from '../../process/sealed-text.ts';
import { type NumberedLink, numbered, readNumbered } from './numbered-link.ts';

/** The URL path segment of a tracking link. */
export const trackToken = (key: KeyObject, link: NumberedLink): string => sealText(key, 'track', numbered(link));

/** The link that a token stands for; null for tokens that this shop didn't make. */
export const linkOfToken = (key: KeyObject, token: string): NumberedLink | null => readNumbered(openSealed(key, token));
