import type { Dieline, GlueZone } from '../../dieline.ts';
import { gluePaths } from '../../folding/assemble.ts';
import type { Blank } from '../../folding/blank.ts';
import { jointOf, zonesOf } from '../../folding/glue-zones.ts';
import { facesOfPieces } from '../../folding/placed-faces.ts';

const walls = ['front', 'back', 'left', 'right'] as const;

/** Parts of the paper and the parts of the shell that they are glued to: outside, and over the rim inside. */
const pairs: readonly (readonly [paper: string, board: string])[] = [
  ['base', 'base'],
  ['backTabLeft', 'right'],
  ['backTabRight', 'left'],
  ['frontTabLeft', 'left'],
  ['frontTabRight', 'right'],
  ...walls.flatMap((wall) => [[wall, wall] as const, [`${wall}TurnIn`, wall] as const]),
];

/** The shell and the wrap with the zones in which the paper's whole bare face is glued to the greyboard. */
export function gluedTogether(shell: Blank, wrap: Blank): Blank[] {
  const [boards, papers] = [shell, wrap].map((blank) => facesOfPieces(blank, 1).flat());
  const zones = pairs.flatMap(([paper, board]) => {
    const [glued, to] = [papers?.find(({ panel }) => panel === paper), boards?.find(({ panel }) => panel === board)];
    const names = { glued: wrap.name ?? wrap.part, partner: shell.name ?? shell.part };
    return glued && to ? zonesOf(jointOf(glued, to), 0, names) : [];
  });
  return [
    {
      ...shell,
      dieline: withZones(
        shell.dieline,
        zones.filter(({ isApplied }) => !isApplied),
      ),
    },
    {
      ...wrap,
      dieline: withZones(
        wrap.dieline,
        zones.filter(({ isApplied }) => isApplied),
      ),
    },
  ];
}

const withZones = (dieline: Dieline, zones: readonly GlueZone[]): Dieline => ({
  ...dieline,
  glue: [...dieline.glue, ...zones],
  paths: [...dieline.paths, ...gluePaths(zones)],
});
