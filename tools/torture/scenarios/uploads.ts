import { setTimeout as wait } from 'node:timers/promises';
import { watchDrawing } from '../../drawing-processes.ts';
import type { Answer, Client } from '../client.ts';
import { ending } from '../endings.ts';
import { expensiveFiles, pngOf } from '../expensive-files.ts';
import type { Scenario, Trial } from '../scenario.ts';
import { type Shop, withShop } from '../shop.ts';
import { smallDisk } from '../small-disk.ts';

const sizeMiB = 700;
const pictures = 36;
/** Just below what an upload may have, which is counted in MB of a million bytes. */
const pictureBytes = 24_000_000;
const hostileAddresses = 6;
/** The longest median time that a buyer may have to wait meanwhile. */
const mostMedianMs = 2_000;
/** The longest time after which a hostile file is answered, its turn included. */
const mostHostileMs = 60_000;
/** Buyers who send a picture of so many bytes in the same moment. */
const [together, togetherBytes] = [20, 4 * 1024 * 1024];
/** The longest times, median and slowest, that others may wait for a page meanwhile. */
const [mostPageMedianMs, mostPageMs] = [300, 2_000];
const pages = ['/', '/ordercustomboxes', '/customizemybox/202?quantity=1000&pincode=641001'];
/** The most memory of a process that draws files. */
const mostMiB = 512;

export const uploads: Scenario = {
  name: 'uploads',
  says: 'fills a small disk with pictures and keeps the decoders busy, while a buyer uploads',
  minutes: 3,
  run: async (trial) => {
    const disk = smallDisk(sizeMiB);
    await ending(
      () => withShop(trial, (shop) => floodUploads(shop, trial, disk.freeMiB), { dataDir: disk.path }),
      async () => disk.remove(),
    );
  },
};

const floodUploads = async (shop: Shop, trial: Trial, freeMiB: () => number): Promise<void> => {
  // While there is room: a full disk has none for strangers.
  await sendTogether(shop, trial);
  await fillDisk(shop, trial, freeMiB);
  await keepBusy(shop, trial);
  trial.findings.expect(await shop.isReady(), 'The shop is not ready after the uploads.');
};

const boundary = '----form-of-a-stranger';

const upload = (client: Client, name: string, bytes: Buffer): Promise<Answer> =>
  client.send('POST', '/artwork', {
    type: `multipart/form-data; boundary=${boundary}`,
    body: Buffer.concat([
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`,
      ),
      bytes,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
  });

/** Each picture comes from another address. */
const fillDisk = async (shop: Shop, { findings }: Trial, freeMiB: () => number): Promise<void> => {
  let leastMiB = freeMiB();
  for (let turn = 0; turn < pictures; turn += 1) {
    const stranger = shop.visitor();
    const { status, text } = await upload(stranger, 'picture.png', pngOf(pictureBytes));
    stranger.close();
    leastMiB = Math.min(leastMiB, freeMiB());
    findings.count(status === 200 ? 'large pictures kept' : 'large pictures refused');
    findings.expect([200, 503].includes(status), `A large picture was answered ${status}: ${text.slice(0, 200)}`);
    findings.expect(await shop.isReady(), `The shop was not ready after ${turn + 1} large pictures.`);
  }
  findings.figure('least free disk', `${Math.round(leastMiB)} MiB`);
};

/** Twenty buyers send a picture at once, and somebody else looks at pages until the last one is answered. */
const sendTogether = async (shop: Shop, { findings }: Trial): Promise<void> => {
  const reader = shop.visitor();
  // The first visitor of a page after a start waits for its modules, by as long as the machine is busy.
  for (const page of pages) await reader.get(page);
  let isSending = true;
  // Made before: it takes this process seconds, in which no buyer would send and no page be read.
  const files = Array.from({ length: together }, () => pngOf(togetherBytes));
  const sent = Promise.all(
    files.map(async (file) => {
      const buyer = shop.visitor();
      buyer.patienceMs = 90_000;
      const { status, ms, text } = await upload(buyer, 'picture.png', file).catch(notAnswered);
      buyer.close();
      findings.expect(status === 200, `One of ${together} pictures was answered ${status}: ${text.slice(0, 200)}`);
      return ms;
    }),
  ).finally(() => {
    isSending = false;
  });
  const times: number[] = [];
  for (let turn = 0; isSending; turn += 1) {
    const { status, ms } = await reader.get(pages[turn % pages.length] ?? '/');
    times.push(ms);
    findings.expect(status === 200, `A page beside ${together} uploads was answered ${status}.`);
    await wait(100);
  }
  reader.close();
  const slowestUpload = Math.max(...(await sent));
  const [median, slowest] = [medianOf(times), Math.max(...times)];
  findings.figure(
    `pages beside ${together} uploads at once`,
    `${times.length}, median ${Math.round(median)} ms, slowest ${Math.round(slowest)} ms; the last upload after ${Math.round(slowestUpload)} ms`,
  );
  findings.expect(median <= mostPageMedianMs, `A page took ${Math.round(median)} ms beside uploads (median).`);
  findings.expect(slowest <= mostPageMs, `A page took ${Math.round(slowest)} ms beside uploads.`);
};

const notAnswered = (error: unknown) => ({ status: 'nothing', ms: Number.POSITIVE_INFINITY, text: String(error) });

const medianOf = (times: readonly number[]): number => {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.POSITIVE_INFINITY;
};

/** Strangers send only expensive files, each as soon as the previous one is answered; a buyer sends pictures. */
const keepBusy = async (shop: Shop, { findings, minutes }: Trial): Promise<void> => {
  const end = performance.now() + Math.min(minutes, 1.5) * 60_000;
  const isOpen = () => performance.now() < end;
  let slowestMs = 0;
  const hostile = Array.from({ length: hostileAddresses }, async (_, at) => {
    const stranger = shop.visitor();
    stranger.patienceMs = 90_000;
    for (let turn = at; isOpen(); turn += 1) {
      const file = expensiveFiles[turn % expensiveFiles.length] ?? Buffer.alloc(0);
      const answer = await upload(stranger, 'drawing', file).catch(() => undefined);
      slowestMs = Math.max(slowestMs, answer?.ms ?? Number.POSITIVE_INFINITY);
      findings.count(`expensive files answered ${answer?.status ?? 'nothing'}`);
      // A stranger who is held back sends again all the same.
      await wait(500);
    }
    stranger.close();
  });
  const times: number[] = [];
  const drawing = watchDrawing();
  while (isOpen()) {
    const buyer = shop.visitor();
    buyer.patienceMs = 60_000;
    const { status, ms, text } = await upload(buyer, 'logo.png', pngOf(20_000));
    buyer.close();
    times.push(ms);
    findings.expect(status === 200, `A buyer's picture was answered ${status}: ${text.slice(0, 200)}`);
    await wait(1_000);
  }
  await Promise.all(hostile);
  const peakMiB = drawing.stop();
  const [median, slowest] = [medianOf(times), Math.max(0, ...times)];
  findings.figure(
    "a buyer's uploads beside them",
    `${times.length}, median ${Math.round(median)} ms, slowest ${Math.round(slowest)} ms`,
  );
  findings.figure('the slowest answer to an expensive file', `${Math.round(slowestMs)} ms`);
  findings.figure('peak memory of a process that draws files', `${Math.round(peakMiB)} MiB`);
  findings.expect(median < mostMedianMs, `A buyer waited ${Math.round(median)} ms for an upload (median).`);
  findings.expect(slowestMs <= mostHostileMs, `An expensive file was answered after ${Math.round(slowestMs)} ms.`);
  findings.expect(peakMiB <= mostMiB, `A process that draws files took ${Math.round(peakMiB)} MiB.`);
};
