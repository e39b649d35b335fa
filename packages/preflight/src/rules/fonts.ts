import { mostPlaces, type Rule } from '../finding.ts';
import { list } from '../words.ts';

/** Fonts that aren't in the file are replaced by others. GWG 2022 and PDF/X: all fonts embedded. */
export const fonts: Rule = {
  code: 'fonts',
  check({ reading, placeOf }) {
    const missing = reading.texts.filter(({ isEmbedded }) => !isEmbedded);
    if (missing.length === 0) return [];
    const names = list(missing.map(({ font }) => (font === '' ? 'one without a name' : font)));
    return [
      {
        severity: 'stop',
        text: `Fonts aren’t in the file (${names}), so its text would be printed in another typeface.`,
        mend: 'Please convert the text to outlines, or embed the fonts, and export it again.',
        places: missing.slice(0, mostPlaces).map(placeOf),
      },
    ];
  },
};
