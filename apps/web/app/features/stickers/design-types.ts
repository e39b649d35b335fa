import type { DesignOption } from './sticker-choice.ts';

/** The design options in words; cart and order show them. */
export const designTypes: Readonly<Record<DesignOption, string>> = {
  own: 'I send my design',
  help: 'I need help with the design',
};
