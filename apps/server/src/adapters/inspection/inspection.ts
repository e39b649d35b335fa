import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { openAllowance } from '../../process/work/allowance.ts';
import { RetryLater } from '../../process/work/retry-later.ts';
import type { Task } from '../../process/work/task.ts';
import { type ProcessLimits, processOf } from '../../process/work/task-runner.ts';
import { openWork, type Work, type WorkLimits } from '../../process/work/work.ts';
import type { Sender } from '../identity/sender.ts';

/**
 * Decodes uploaded files in separate processes. Throws TooMuchToDraw when the file is at fault, RetryLater when the
 * machine is busy or the sender is held back, and another error when we are at fault, such as a decoder's crash.
 */
export interface Inspection {
  /**
   * @param input names the file on this machine that the task decodes, or has its bytes
   */
  inspect<In, Out>(task: Task<In, Out>, input: In, sender: Sender, load?: Load): Promise<Out>;
  runForStaff<In, Out>(task: Task<In, Out>, input: In, sender: Sender): Promise<Out>;
  /** Starts the process that a file will need, while it is received. */
  prepare(load: Load): void;
  /** Undefined while the sender may send a file, else what to answer before one is received. */
  heldBack(sender: Sender): RetryLater | undefined;
  close(): Promise<void>;
}

/**
 * What a file asks of the decoders: a picture has no more to decode than it says at its beginning; a drawing may take any
 * time; a long one will hardly be done within a first slice.
 */
export type Load = 'picture' | 'drawing' | 'long';

/** A file kept the decoders busy for too long, or took too much memory. */
export class TooMuchToDraw extends Error {
  readonly isPicture: boolean;

  constructor({ isPicture = false } = {}) {
    super();
    this.isPicture = isPicture;
  }
}

/** A file isn't drawn within its first slice of time. */
class NotDrawnYet extends Error {}

/** It used up all of the slice, so the next one of its source may, too. Others got little of it on a busy machine. */
class TooSlow extends NotDrawnYet {}

export interface InspectionLimits {
  /** The first slice of time: nearly all files are drawn in a second. The start of a process isn't counted. */
  readonly sliceMs: number;
  /** The limit for a file that isn't drawn within its slice. */
  readonly maxRunMs: number;
  /** See `Work`. */
  readonly patience: number;
  readonly timeoutMs: number;
  readonly idleMs: number;
}

/**
 * Files wait longer for their turn than prices: they took long to be sent. On a busy machine a new process takes some
 * seconds to start, and no file is processed for longer than a minute.
 */
const usual: InspectionLimits = { sliceMs: 1_500, maxRunMs: 12_000, patience: 5, timeoutMs: 30_000, idleMs: 20_000 };

const waiting = { maxWaiting: 32, maxWaitingPerSource: 2 } satisfies Partial<WorkLimits>;

/** Decoding time per minute for the files of one source: some ten large photographs. */
const msPerMinute = 20_000;

/** Charged for a file that hit a limit soon after another one had: its source waits for ten minutes. The first may be a mistake. */
const penaltyMs = 10 * msPerMinute;

/**
 * A photograph of 50 megapixels takes 200 to 400 MiB. A print sheet decodes such a file twice: its colours and its
 * transparency.
 */
const mostMiB = { file: 512, sheet: 1024 } as const;

/** How long a source's files get no first slice after a slow one, because others would wait for it. */
const slowForMs = 10 * 60_000;
const mostSlow = 20_000;

/**
 * Each file gets a slice of a quick process: pictures of one, drawings of another, so that no picture waits for drawings
 * that are made to take long. A file that isn't drawn by then begins anew in the slow process, where only such files wait
 * for it, and before them long ones and those that a busy machine has kept waiting. Signed-in people go first, with their own limits instead of their
 * network's. Staff's print sheets and pictures of the catalogue have a process that never reads a stranger's file.
 */
export function openInspection(options: {
  readonly log: Logger;
  readonly isLimited: boolean;
  /** The program of the processes, which runs the tasks. */
  readonly program: URL;
  readonly limits?: Partial<InspectionLimits>;
}): Inspection {
  const { log, isLimited, program } = options;
  const { sliceMs, maxRunMs, patience, timeoutMs, idleMs } = { ...usual, ...options.limits };
  const allowance = isLimited ? openAllowance(msPerMinute) : null;
  // By source. Entries are only removed when they expire.
  const slowSources = new LRUCache<string, true>({ max: mostSlow, ttl: slowForMs });
  const overLimit = new LRUCache<string, true>({ max: mostSlow, ttl: slowForMs });
  const open = (
    limits: ProcessLimits & { readonly runMs: number },
    tooSlow: () => Error,
    keptWaiting?: () => Error,
  ): Work =>
    openWork({
      log,
      allowance,
      runner: processOf(program, limits),
      tooMuch: (why) => (why === 'took too long' ? tooSlow() : new TooMuchToDraw()),
      ...(keptWaiting && { keptWaiting }),
      awaitsBegun: true,
      limits: { ...waiting, patience, timeoutMs, idleMs, maxRunMs: limits.runMs },
    });
  const tooMuch = () => new TooMuchToDraw();
  const openQuick = () =>
    open(
      { niceness: 1, mostMiB: mostMiB.file, runMs: sliceMs },
      () => new TooSlow(),
      () => new NotDrawnYet(),
    );
  const quick = { picture: openQuick(), drawing: openQuick() };
  const slow = open({ niceness: 5, mostMiB: mostMiB.file, runMs: maxRunMs }, tooMuch);
  const ofStaff = open({ niceness: 1, mostMiB: mostMiB.sheet, runMs: maxRunMs }, tooMuch);

  async function inspectInTurn<In, Out>(
    task: Task<In, Out>,
    input: In,
    { source, rank, load }: Sender & { readonly load: Load },
  ): Promise<Out> {
    const goesFirst = rank !== 'stranger';
    if (load !== 'long' && !slowSources.has(source)) {
      try {
        return await quick[load].run(task, input, source, { goesFirst });
      } catch (error) {
        if (!(error instanceof NotDrawnYet)) throw error;
        if (error instanceof TooSlow) slowSources.set(source, true);
      }
    }
    return slow.run(task, input, source, { goesFirst: goesFirst || !slowSources.has(source) });
  }

  return {
    async inspect(task, input, sender, load = 'drawing') {
      try {
        return await inspectInTurn(task, input, { ...sender, load });
      } catch (error) {
        if (error instanceof TooMuchToDraw && sender.rank !== 'staff') {
          if (overLimit.has(sender.source)) allowance?.charge(sender.source, penaltyMs);
          overLimit.set(sender.source, true);
        }
        if (error instanceof TooMuchToDraw) throw new TooMuchToDraw({ isPicture: load === 'picture' });
        throw error;
      }
    },

    runForStaff: (task, input, { source }) => ofStaff.run(task, input, source),

    prepare(load) {
      if (load === 'long') slow.prepare();
      else quick[load].prepare();
    },

    heldBack({ source }) {
      const wait = allowance?.waitOf(source) ?? 0;
      if (wait === 0) return undefined;
      return new RetryLater(
        429,
        'The last files from you, or from your network, took more time or memory than we can give to one sender.',
        wait,
      );
    },

    async close() {
      await Promise.all([quick.picture, quick.drawing, slow, ofStaff].map((work) => work.close()));
    },
  };
}
