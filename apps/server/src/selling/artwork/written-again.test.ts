import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { placementOf, preflight, usualLimits } from '@boxwright/preflight';
import { mapped, readPdf } from '@boxwright/print-files';
import { sampleOf } from '@boxwright/testing/thorough';
import { afterAll, describe, expect, test } from 'vitest';
import { filledTemplates } from './testing/filled-template.ts';

/** Programs that write a PDF again, where the machine has them; they are for tests alone. */
const programs = {
  gs: (from: string, to: string) => ['-q', '-dSAFER', '-dBATCH', '-dNOPAUSE', '-sDEVICE=pdfwrite', '-o', to, from],
  pdftocairo: (from: string, to: string) => ['-pdf', from, to],
};

const folder = mkdtempSync(join(tmpdir(), 'boxwright-again-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function has(program: string): boolean {
  try {
    execFileSync('which', [program], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function writtenAgain(program: keyof typeof programs, bytes: Uint8Array): Uint8Array {
  const [from, to] = [join(folder, 'from.pdf'), join(folder, 'to.pdf')];
  writeFileSync(from, bytes);
  execFileSync(program, programs[program](from, to), { stdio: 'ignore' });
  return readFileSync(to);
}

async function readAgain(program: keyof typeof programs, bytes: Uint8Array) {
  const read = await readPdf(writtenAgain(program, bytes));
  if ('kind' in read) throw new RangeError(read.kind);
  return read.reading;
}

const templates = sampleOf(filledTemplates, 9).map((template) => [template.name, template] as const);

describe('each style’s template, with artwork on it, is known again after Ghostscript has written it:', () => {
  test.skipIf(has('gs'))('NOT TRIED: this machine has no Ghostscript', () => undefined);
  test.runIf(has('gs')).each(templates)('%s', async (_name, { filled, target }) => {
    const reading = await readAgain('gs', await filled());
    expect([reading.inks, reading.texts]).toEqual([['Cyan'], []]);
    expect(placementOf(reading, target, usualLimits.tolerance)).toMatchObject({
      by: 'cut lines',
      turn: 0,
      isMirrored: false,
      matrix: [1, 0, 0, 1, -3, -3].map((number) => expect.closeTo(number, 1)),
    });
    expect(preflight({ reading, target })).toEqual([]);
  });
});

describe('each style’s template from Cairo, which turns its lines into colours of screens, lies right and is stopped for them alone:', () => {
  test.skipIf(has('pdftocairo'))('NOT TRIED: this machine has no Cairo for PDF', () => undefined);
  test.runIf(has('pdftocairo')).each(templates)('%s', async (_name, { filled, target }) => {
    const reading = await readAgain('pdftocairo', await filled());
    const placed = placementOf(reading, target, usualLimits.tolerance);
    if (typeof placed === 'string') throw new RangeError(placed);
    const corner = mapped(placed.matrix, target.onTemplate ?? [0, 0]);
    expect([placed.by, ...corner]).toEqual(['printed lines', expect.closeTo(0, 1), expect.closeTo(0, 1)]);
    const stops = preflight({ reading, target }).filter(({ severity }) => severity === 'stop');
    expect(new Set(stops.map(({ rule }) => rule))).toEqual(new Set(['template-left']));
  });
});
