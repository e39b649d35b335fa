import type { BoxView } from './use-box-view.ts';

/** In pixels: enough to fill a telephone's screen, and what a processor can encode while the box turns. */
const [pictureWidth, filmWidth] = [1600, 960];
const turnTakes = 6000;
const framesPerSecond = 30;
const bitsPerSecond = 6_000_000;

/** The box as it stands, as a PNG. */
export const takePicture = (view: BoxView): Promise<Blob> =>
  new Promise((done, fail) => {
    const close = view.watch(pictureWidth, (frame) => {
      close();
      const sheet = sheetLike(frame);
      draw(sheet, frame, view.ground());
      sheet.toBlob((blob) => (blob ? done(blob) : fail(new Error('The browser has no room for a picture.'))));
    });
  });

export interface FilmKind {
  readonly type: string;
  readonly ending: 'mp4' | 'webm';
}

/** MP4 first where it is H.264, which messengers take. */
const filmKinds: readonly FilmKind[] = [
  { type: 'video/mp4;codecs=avc1.42E01F', ending: 'mp4' },
  { type: 'video/webm;codecs=vp9', ending: 'webm' },
  { type: 'video/webm', ending: 'webm' },
  { type: 'video/mp4', ending: 'mp4' },
];

/** What this browser can film; null if nothing. */
export const filmKind = (): FilmKind | null =>
  typeof MediaRecorder === 'function' && 'captureStream' in HTMLCanvasElement.prototype
    ? (filmKinds.find(({ type }) => MediaRecorder.isTypeSupported(type)) ?? null)
    : null;

/**
 * Films one turn of the box, which takes six seconds however fast its frames are drawn. Rejects with the signal's reason
 * once it is aborted.
 */
export async function filmTurn(
  view: BoxView,
  { type }: FilmKind,
  { signal, onProgress }: { readonly signal: AbortSignal; readonly onProgress: (share: number) => void },
): Promise<Blob> {
  const sheet = document.createElement('canvas');
  const ground = view.ground();
  let close = () => {};
  try {
    await new Promise<void>((begin, fail) => {
      signal.addEventListener('abort', () => fail(signal.reason), { once: true });
      close = view.watch(filmWidth, (frame) => {
        if (sheet.width !== frame.width) Object.assign(sheet, even(frame));
        draw(sheet, frame, ground);
        begin();
      });
    });
    const recorder = new MediaRecorder(sheet.captureStream(framesPerSecond), {
      mimeType: type,
      videoBitsPerSecond: bitsPerSecond,
    });
    const film = recorded(recorder, type, signal);
    recorder.start();
    turnOnce(view, signal, onProgress).then(
      () => recorder.state === 'inactive' || recorder.stop(),
      () => undefined,
    );
    return await film;
  } finally {
    close();
  }
}

const recorded = (recorder: MediaRecorder, type: string, signal: AbortSignal): Promise<Blob> =>
  new Promise((done, fail) => {
    const pieces: Blob[] = [];
    recorder.ondataavailable = ({ data }) => pieces.push(data);
    recorder.onstop = () => done(new Blob(pieces, { type: type.replace(/;.*/, '') }));
    recorder.onerror = () => fail(new Error('The browser can’t record the film.'));
    signal.addEventListener('abort', () => {
      fail(signal.reason);
      if (recorder.state !== 'inactive') recorder.stop();
    });
  });

/** Turns the box once; what is aborted stays where it is. */
const turnOnce = (view: BoxView, signal: AbortSignal, onProgress: (share: number) => void): Promise<void> =>
  new Promise((done) => {
    let from: number | null = null;
    let shown = 0;
    const step = (now: number) => {
      if (signal.aborted) return;
      from ??= now;
      const share = Math.min(1, (now - from) / turnTakes);
      view.turn(360 * (share - shown));
      shown = share;
      onProgress(share);
      // The last frame is drawn before the next one begins.
      requestAnimationFrame(share < 1 ? step : () => requestAnimationFrame(() => done()));
    };
    requestAnimationFrame(step);
  });

/** Encoders want even sizes. */
const even = ({ width, height }: HTMLCanvasElement) => ({
  width: width + (width % 2),
  height: height + (height % 2),
});

const sheetLike = ({ width, height }: HTMLCanvasElement): HTMLCanvasElement =>
  Object.assign(document.createElement('canvas'), { width, height });

/** The stage is transparent, which films can't be. */
const draw = (sheet: HTMLCanvasElement, frame: HTMLCanvasElement, ground: string): void => {
  const ink = sheet.getContext('2d');
  if (ink === null) throw new Error('The browser has no room for a picture.');
  ink.fillStyle = ground;
  ink.fillRect(0, 0, sheet.width, sheet.height);
  ink.drawImage(frame, 0, 0, sheet.width, sheet.height);
};
