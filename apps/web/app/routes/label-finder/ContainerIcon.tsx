import type { ContainerKind } from '../../features/label-finder/containers.ts';

/** Outline and label of each container, on 24 by 30. */
const drawings: Readonly<Record<ContainerKind, readonly [outline: string, label: string]>> = {
  bottle: ['M9.5 1h5v5.5c0 2 4.5 2.5 4.5 6V27a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V12.5c0-3.5 4.5-4 4.5-6z', 'M5 15h14v9H5z'],
  jar: ['M4.5 4h15v4.5h-15zM6 8.5h12q3 1 3 4V26a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V12.5q0-3 3-4z', 'M3 15h18v8.5H3z'],
  pouch: ['M4 2h16v4.5l1.5 18q-1.5 4-9.5 4t-9.5-4L4 6.5z', 'M7 11h10v10.5H7z'],
  box: ['M2 11l5-5.5h15V23l-5 5.5H2zM2 11h15v17.5M17 11l5-5.5', 'M5 15.5h9v8.5H5z'],
};

export function ContainerIcon({ kind }: { kind: ContainerKind }) {
  const [outline, label] = drawings[kind];
  return (
    <svg viewBox="0 0 24 30" aria-hidden="true" className="h-10 w-8 shrink-0">
      <path d={label} className="fill-vermilion-soft stroke-vermilion" strokeWidth="1" />
      <path d={outline} className="fill-none stroke-ink" strokeWidth="1.4" strokeLinejoin="round" />
    </svg>
  );
}
