import type { Dieline, Hinge, Path, Point } from '@boxwright/dieline';

/**
 * A display with its front torn off: walls and creases end at the perforation. The parts above stay in the drawing,
 * which keeps the sheet coordinates, but aren't rendered.
 */
export function torn(dieline: Dieline): Dieline {
  // Vertical rules don't separate anything here.
  const lines = dieline.paths.filter(
    ({ kind, points: [from, to] }) => kind === 'perforation' && from && to && Math.abs(from[0] - to[0]) > near,
  );
  const panels = dieline.panels.map((panel) => {
    const line = panel.role === 'wall' ? lines.find((each) => crosses(panel.outline, each)) : undefined;
    return line ? { ...panel, outline: below(panel.outline, line) } : panel;
  });
  return { ...dieline, panels, hinges: dieline.hinges.map((hinge) => shortened(hinge, lines)) };
}

const near = 1;

function crosses(outline: readonly Point[], { points }: Path): boolean {
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  return points.every(
    ([x, y]) => x > Math.min(...xs) - near && x < Math.max(...xs) + near && y > Math.min(...ys) && y < Math.max(...ys),
  );
}

function heightAt({ points: [from = [0, 0], to = [1, 0]] }: Path, x: number): number {
  return from[1] + ((to[1] - from[1]) * (x - from[0])) / (to[0] - from[0]);
}

/** The part of an outline below a line across it. */
function below(outline: readonly Point[], line: Path): Point[] {
  const depth = ([x, y]: Point) => y - heightAt(line, x);
  return outline.flatMap((from, index): Point[] => {
    const to = outline[(index + 1) % outline.length] ?? from;
    const [a, b] = [depth(from), depth(to)];
    const kept = a >= 0 ? [from] : [];
    if (a * b >= 0) return kept;
    const share = a / (a - b);
    return [...kept, [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]];
  });
}

function shortened(hinge: Hinge, lines: readonly Path[]): Hinge {
  const [from, to] = hinge.crease;
  if (Math.abs(from[0] - to[0]) > near) return hinge;
  const met = lines.filter(({ points }) => points.some(([x]) => Math.abs(x - from[0]) < near));
  if (met.length === 0) return hinge;
  const limit = Math.min(...met.map((line) => heightAt(line, from[0])));
  const lower = ([x, y]: Point): Point => [x, Math.max(y, limit)];
  return { ...hinge, crease: [lower(from), lower(to)] };
}
