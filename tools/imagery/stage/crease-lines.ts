import type { Dieline } from '@boxwright/dieline';

/** Creases as visible on a printed blank: a dark line with a lit edge. SVG over the blank, in millimetres. */
export function creaseLines({ paths }: Dieline): string {
  return paths
    .filter(({ kind }) => kind === 'crease' || kind === 'perforation' || kind === 'cutCrease')
    .map(({ kind, points }) => {
      const d = `M${points.map((point) => point.join(' ')).join('L')}`;
      const dash = kind === 'perforation' ? ' stroke-dasharray="2 1.5"' : '';
      return (
        `<path d="${d}" fill="none" stroke="#000" stroke-opacity=".22" stroke-width=".5"${dash}/>` +
        `<path d="${d}" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width=".3" transform="translate(.35 .35)"${dash}/>`
      );
    })
    .join('');
}
