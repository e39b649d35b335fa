import sharp from 'sharp';
import { formWith } from './artwork.ts';
import type { Shop, ShopVisitor } from './open-shop.ts';

/** A photograph as a telephone takes it, with the place where it was taken. */
export const boxPhotograph = (width = 1000, height = 800): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#b98b5e' } })
    .withExif({ IFD3: { GPSLatitude: '13/1 3/1 0/1' } })
    .jpeg()
    .toBuffer();

/** Posts a picture as the form of the office's page does. */
export const postPicture = (
  { app }: Pick<Shop, 'app'>,
  who: Pick<ShopVisitor, 'cookies'>,
  bytes: Buffer,
  of = 'variant/202',
) =>
  app.inject({
    method: 'POST',
    url: `/manage/catalogue-pictures/${of}`,
    cookies: Object.fromEntries(who.cookies),
    ...formWith({ bytes }),
  });

/** Sends a picture with the form of its page, and returns the address of the page that follows. */
export async function sendPicture(...sent: Parameters<typeof postPicture>): Promise<URL> {
  const answer = await postPicture(...sent);
  return new URL(String(answer.headers.location), 'http://shop.example');
}

export const tokenOf = (page: URL): string => page.searchParams.get('uploaded') ?? '';
