import { layStickers } from './src/stickers/lay-stickers.ts';
  const count = (length: number, width: number) => layStickers({ shape: 'rectangle', length, width }).count;
  let widths = new Map<number, number>();
  for (let length = 455; length >= 10; length -= 1) {
    const these = new Map<number, number>();
    for (let width = Math.min(length, 302); width >= 10; width -= 1) {
      const here = count(length, width);
      these.set(width, here);
      for (const [by, more] of [
        [[length + 1, width], widths.get(width) ?? 0],
        [[length, width + 1], these.get(width + 1) ?? 0],
      ] as const) if (more > here) console.log(`[${by}, ${more}], // but ${length} × ${width} only ${here} times`);
    }
    widths = these;
  }
console.log('done');
