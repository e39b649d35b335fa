import { identity, type Matrix, matrixOf, times } from '../matrix.ts';
import type { GraphicsState, TextState } from './graphics-state.ts';
import { isText, type Operand } from './instructions.ts';
import { textBytes } from './text-bytes.ts';

/** A run of text that was shown. */
export interface ShownText {
  /** From the unit square, over which a letter stands, to the page: its height is the size. */
  readonly letter: Matrix;
  /** How far the run goes, in sizes. */
  readonly advance: number;
  readonly words: string;
}

/** What is kept of a run's words, to quote it. */
const longestWords = 60;

/**
 * In thousandths of the size: programs set texts that stand far apart by one operator, and no letters or words of one text
 * stand so far apart.
 */
const widestGap = 2_000;

/** Where the next text of a stream is shown (ISO 32000-2, 9.4). */
export class TextPosition {
  #text: Matrix = identity;
  #line: Matrix = identity;
  #leading = 0;

  /** Whether the operator is one that moves the position. */
  follow(operator: string, numbers: readonly number[]): boolean {
    const [first = 0, second = 0] = numbers;
    switch (operator) {
      case 'BT':
        this.#text = this.#line = identity;
        return true;
      case 'TL':
        this.#leading = first;
        return true;
      case 'TD':
        this.#leading = -second;
        this.#moveLine(first, second);
        return true;
      case 'Td':
        this.#moveLine(first, second);
        return true;
      case 'T*':
        this.#moveLine(0, -this.#leading);
        return true;
      case 'Tm':
        this.#text = this.#line = matrixOf(numbers) ?? identity;
        return true;
      default:
        return false;
    }
  }

  /** Shows texts, after which the next one stands. Their widths are those of the font, else usual ones. */
  show(operator: string, operands: readonly Operand[], state: GraphicsState): readonly ShownText[] {
    if (operator === "'" || operator === '"') this.#moveLine(0, -this.#leading);
    if (operator === '"') {
      const [word, letter] = operands;
      state.wordSpace = typeof word === 'number' ? word : state.wordSpace;
      state.letterSpace = typeof letter === 'number' ? letter : state.letterSpace;
    }
    const shown: ShownText[] = [];
    let run = { advance: 0, words: '', parts: 0 };
    const endRun = () => {
      if (run.parts > 0) shown.push(this.#runOf(run, state));
      this.#text = times([1, 0, 0, 1, run.advance * state.stretch, 0], this.#text);
      run = { advance: 0, words: '', parts: 0 };
    };
    const [last] = operands.slice(-1);
    for (const part of Array.isArray(last) ? (last as readonly Operand[]) : [last]) {
      if (typeof part === 'number') {
        const isFar = Math.abs(part) > widestGap;
        if (isFar) endRun();
        run.advance -= (part / 1000) * state.fontSize;
        if (isFar) endRun();
      } else if (isText(part)) {
        run.parts += 1;
        spell(textBytes(part), state, run);
      }
    }
    endRun();
    return shown;
  }

  #runOf({ advance, words }: { advance: number; words: string }, state: GraphicsState): ShownText {
    const { fontSize, stretch, rise, matrix } = state;
    const letter = times([fontSize * stretch, 0, 0, fontSize, 0, rise], times(this.#text, matrix));
    return { letter, advance: fontSize === 0 ? 0 : advance / fontSize, words };
  }

  #moveLine(x: number, y: number): void {
    this.#text = this.#line = times([1, 0, 0, 1, x, y], this.#line);
  }
}

function spell(bytes: Uint8Array, state: TextState, run: { advance: number; words: string }): void {
  const { font, fontSize, letterSpace, wordSpace } = state;
  const step = font?.codeLength ?? 1;
  for (let at = 0; at < bytes.length; at += step) {
    const code = step === 2 ? (bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0) : (bytes[at] ?? 0);
    const space = step === 1 && code === 32 ? wordSpace : 0;
    run.advance += (font?.widthOf(code) ?? 0.5) * fontSize + letterSpace + space;
    if (run.words.length < longestWords) run.words += font?.charactersOf(code) ?? '';
  }
}
