import type { BoardLook } from '../scenes/scene.ts';

const faces: { readonly [board in BoardLook]: string } = {
  fbb: '#f8f4ea',
  duplex: '#f3f0e9',
  kraft: '#bd9063',
  greyboard: '#aaa49b',
  paper: '#faf7f0',
};

/** The unprinted face of a board: plain, or with the fibres of kraft and greyboard. */
export function boardPrint(board: BoardLook, width: number, height: number): string {
  const fibres = board === 'kraft' || board === 'greyboard' ? fibresOver(width, height) : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<rect width="${width}" height="${height}" fill="${faces[board]}"/>${fibres}</svg>`
  );
}

/** Short curved fibres, light and dark, at deterministic positions. */
function fibresOver(width: number, height: number): string {
  const count = Math.min(2600, Math.round((width * height) / 6));
  const dark: string[] = [];
  const light: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const [x, y] = [((at * 0.61803) % 1) * width, ((at * 0.7548776) % 1) * height];
    const angle = at * 2.399;
    const length = 0.6 + ((at * 0.413) % 1) * 1.8;
    const [dx, dy] = [Math.cos(angle) * length, Math.sin(angle) * length];
    const hair = `M${x.toFixed(2)} ${y.toFixed(2)}q${(dx / 2 - dy * 0.3).toFixed(2)} ${(dy / 2 + dx * 0.3).toFixed(2)} ${dx.toFixed(2)} ${dy.toFixed(2)}`;
    (at % 3 === 0 ? light : dark).push(hair);
  }
  return (
    `<path d="${dark.join('')}" fill="none" stroke="#3b2a17" stroke-opacity=".2" stroke-width=".13"/>` +
    `<path d="${light.join('')}" fill="none" stroke="#fff" stroke-opacity=".25" stroke-width=".13"/>`
  );
}
