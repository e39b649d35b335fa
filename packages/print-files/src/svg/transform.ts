import { identity, type Matrix, matrixOf, times } from '../matrix.ts';

/** A list of transformations as SVG writes it: `translate(3 4) scale(2)`. What isn't one is left out. */
export function transformOf(words: string | undefined): Matrix {
  return [...(words ?? '').matchAll(/(\w+)\s*\(([^)]*)\)/g)].reduce<Matrix>(
    (outer, [, name = '', numbers = '']) => times(one(name, numbersIn(numbers)), outer),
    identity,
  );
}

export const numbersIn = (words: string): number[] =>
  (words.match(/[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi) ?? []).map(Number);

function one(name: string, numbers: readonly number[]): Matrix {
  const [a = 0, b, c = 0] = numbers;
  const radians = (a * Math.PI) / 180;
  switch (name) {
    case 'matrix':
      return matrixOf(numbers) ?? identity;
    case 'translate':
      return [1, 0, 0, 1, a, b ?? 0];
    case 'scale':
      return [a, 0, 0, b ?? a, 0, 0];
    case 'rotate': {
      const [x, y] = [b ?? 0, c];
      const turn: Matrix = [Math.cos(radians), Math.sin(radians), -Math.sin(radians), Math.cos(radians), 0, 0];
      return times(times([1, 0, 0, 1, -x, -y], turn), [1, 0, 0, 1, x, y]);
    }
    case 'skewX':
      return [1, 0, Math.tan(radians), 1, 0, 0];
    case 'skewY':
      return [1, Math.tan(radians), 0, 1, 0, 0];
    default:
      return identity;
  }
}
