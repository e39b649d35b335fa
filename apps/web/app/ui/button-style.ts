import { classes } from './classes.ts';

export type ButtonTone = 'primary' | 'ink' | 'outline' | 'quiet';
export type ButtonSize = 'regular' | 'small';

const tones: Record<ButtonTone, string> = {
  primary: 'bg-vermilion-deep text-white hover:bg-[#9c2916] active:bg-[#87210f]',
  ink: 'bg-ink text-white hover:bg-[#38342e]',
  outline: 'border border-line-strong bg-card text-ink hover:border-ink hover:bg-board',
  quiet: 'text-ink hover:bg-board',
};

/** What a button and a link that looks like one have in common. */
export const buttonStyle = (tone: ButtonTone = 'primary', size: ButtonSize = 'regular', more = ''): string =>
  classes(
    'inline-flex items-center justify-center gap-2 rounded-md font-semibold leading-tight whitespace-nowrap transition-colors',
    'disabled:opacity-60 aria-disabled:opacity-60',
    size === 'regular' ? 'min-h-12 px-5 text-base' : 'min-h-11 px-4 text-[0.9375rem]',
    tones[tone],
    more,
  );
