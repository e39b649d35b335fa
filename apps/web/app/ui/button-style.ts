import { classes } from './classes.ts';

export type ButtonTone = 'primary' | 'ink' | 'outline' | 'quiet';
/** An icon button is square, and needs an accessible name. */
export type ButtonSize = 'regular' | 'small' | 'icon';

const sizes: Record<ButtonSize, string> = {
  regular: 'min-h-12 px-5 text-base',
  small: 'min-h-11 px-4 text-[0.9375rem]',
  icon: 'size-11 shrink-0',
};

const tones: Record<ButtonTone, string> = {
  primary: 'bg-vermilion-deep text-white hover:bg-[#9c2916] active:bg-[#87210f]',
  ink: 'bg-ink text-white hover:bg-[#38342e]',
  outline: 'border border-line-strong bg-card text-ink hover:border-ink hover:bg-board',
  quiet: 'text-ink hover:bg-board',
};

/** Classes shared by buttons and links that look like buttons. */
export const buttonStyle = (tone: ButtonTone = 'primary', size: ButtonSize = 'regular', more = ''): string =>
  classes(
    'inline-flex items-center justify-center gap-2 rounded-md font-semibold leading-tight whitespace-nowrap transition-colors',
    'disabled:opacity-60 aria-disabled:opacity-85',
    sizes[size],
    tones[tone],
    more,
  );
