import {
  artworksOf,
  documentsOf,
  findCustomer,
  isEmailProven,
  ordersOfCustomerAfter,
  returnPhotosOf,
  type StoredDocument,
} from '@boxwright/storage';
import type { Logger } from 'pino';
import type { Services } from '../../calls/services.ts';
import { orderNumber } from '../company/order-number.ts';
import { pictureKey } from '../customers/profile-picture.ts';
import { orderForm } from '../documents/order-form.ts';
import { recipientsCopy } from '../documents/recipients-copy.ts';
import { readOrderNow } from '../orders/stored-order.ts';
import { dataJson, type Exported, provenEmail } from './data-json.ts';
import { paged } from './paged.ts';
import { readMe } from './read-me.ts';
import type { ZippedFile } from './zip.ts';

/** Bounds of an archive without Zip64, with room for the lists at its end. */
const mostBytes = 3.5 * 1024 ** 3;
const mostFiles = 60_000;

/** All files of a customer's export, one after another. Files that can't be read are named in the last one. */
export async function* ownFiles(services: Services, customerId: number, log: Logger): AsyncGenerator<ZippedFile> {
  const { db, files } = services;
  const customer = await findCustomer(db, customerId);
  if (!customer?.userId) return;
  const exported: Exported = { customer, isEmailProven: await isEmailProven(db, customer.userId) };
  const leftOut: string[] = [];
  const written = { bytes: 0, files: 0 };

  /** A stored file, read when its turn comes. Customers name their files themselves, so the log names only `ids`. */
  async function* stored(name: string, ids: object, read: () => Promise<Uint8Array>): AsyncGenerator<ZippedFile> {
    try {
      if (written.bytes > mostBytes || written.files > mostFiles) throw new Error('The archive is full.');
      const bytes = await read();
      written.bytes += bytes.length;
      written.files += 1;
      yield { name, pieces: [bytes], compress: false };
    } catch (error) {
      log.warn({ err: error, customerId, ...ids }, 'a file was left out of an export');
      leftOut.push(name);
    }
  }

  yield { name: 'README.txt', pieces: [Buffer.from(readMe(exported, services.now()))], compress: true };
  yield { name: 'data.json', pieces: dataJson(services, exported), compress: true };
  if (customer.picture !== null) {
    const { picture } = customer;
    yield* stored(`profile-picture/${picture}`, { picture }, () => files.get(pictureKey(customerId, picture)));
  }
  for await (const orders of paged((page) => ordersOfCustomerAfter(db, customerId, page))) {
    for (const order of orders) {
      const folder = `orders/${orderNumber(order)}`;
      yield* stored(`${folder}/order-form.pdf`, { orderId: order.id }, () =>
        orderFormOf(services, order.id, customerId),
      );
      for (const document of latestOf(await documentsOf(db, order.id))) {
        yield* stored(`${folder}/${fileNameOf(document)}`, { documentId: document.id }, () =>
          recipientsCopy(services, document, allowanceOf(customerId)),
        );
      }
      for (const { id, fileKey } of await returnPhotosOf(db, order.id)) {
        yield* stored(`${folder}/return-photograph-${id}.webp`, { photoId: id }, () => files.get(fileKey));
      }
    }
  }
  for await (const artworks of paged((page) => artworksOf(db, customerId, provenEmail(exported), page))) {
    for (const { id, name, fileKey } of artworks) {
      // Buyers name files as they like, and may name two alike.
      yield* stored(`artwork/${id}-${name.replace(/[^\p{L}\p{N}. ()_-]/gu, '_')}`, { artworkId: id }, () =>
        files.get(fileKey),
      );
    }
  }
  if (leftOut.length > 0) {
    const text = `These files couldn't be put into this archive. You find them at your orders.\n\n${leftOut.join('\n')}\n`;
    yield { name: 'left-out.txt', pieces: [Buffer.from(text)], compress: true };
  }
}

/** Drawing documents counts against a separate allowance for exports. */
const allowanceOf = (customerId: number): string => `export of customer ${customerId}`;

/** The order form of the present order, made if there is none yet. */
async function orderFormOf(services: Services, orderId: number, customerId: number): Promise<Uint8Array> {
  const stored = await readOrderNow(services, orderId);
  if (!stored) throw new Error('The order is gone.');
  return orderForm(services, stored, allowanceOf(customerId));
}

/** Every numbered document, and the latest version of the others; the order form is made separately. */
const latestOf = (documents: readonly StoredDocument[]): readonly StoredDocument[] =>
  documents.filter(
    ({ kind, number, id }) =>
      kind !== 'order-form' &&
      kind !== 'order-sheet' &&
      (number !== null || documents.findLast((other) => other.kind === kind)?.id === id),
  );

const fileNameOf = ({ kind, number, version }: StoredDocument): string =>
  `${number === null ? `${kind}-${version}` : `${kind}-${number.replaceAll('/', '-')}`}.pdf`;
