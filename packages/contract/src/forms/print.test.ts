import { describe, expect, test } from 'vitest';
import { chosenPrint, isPrint, joinPrint, printWords, readPrint, writePrint } from '../index.ts';

describe('a print', () => {
  test.each([
    ['4', 'Full colour'],
    ['0', 'Unprinted'],
    ['1', 'Black'],
    ['0+PANTONE 186 C', 'One spot colour (PANTONE 186 C)'],
    ['0+Spot 1+Spot 2', 'Two spot colours'],
    ['4+Gold/1', 'Full colour and one spot colour (Gold) outside, black inside'],
  ])('%s is read, written again the same, and said: %s', (text, words) => {
    const print = readPrint(text);
    expect(print && writePrint(print)).toBe(text);
    expect(printWords(text)).toBe(words);
  });

  test.each([
    '',
    '5',
    '2',
    '0/1',
    '4/',
    '4+',
    '0+Gold+gold',
    '0+Black',
    '4+ Gold',
    '4+a+b+c+d+e',
    '4/0+Cyan',
    '0+evil.example',
    '0+a:b',
    'usual',
  ])('“%s” is none', (text) => {
    expect(readPrint(text)).toBeNull();
  });

  test('is known by its form alone, as addresses are checked', () => {
    expect([isPrint('4+Gold/1'), isPrint('0/1'), isPrint(`0+${'a'.repeat(31)}`)]).toEqual([true, false, false]);
  });

  test('as usual is none for inserts and full colour for other boxes', () => {
    expect([chosenPrint('usual', 'divider-insert'), chosenPrint('usual', 'mailer')]).toEqual(['0', '4']);
    expect(chosenPrint('4', 'divider-insert')).toBe('4');
  });

  test('of a form has the names in their order; what can’t be a name leaves the ink unnamed', () => {
    expect(joinPrint('0+Spot 1+Spot 2', '0+Spot 1', [' PANTONE  186 C', 'Gold', 'Silver'])).toBe(
      '0+PANTONE 186 C+Gold/0+Silver',
    );
    expect(joinPrint('0+Spot 1+Spot 2', '0', ['Gold', 'gold'])).toBe('0+Gold+Spot 2');
    expect(joinPrint('4+Spot 1', '0', ['black'])).toBe('4+Spot 1');
    expect(joinPrint('0', '1', [])).toBe('0');
  });
});
