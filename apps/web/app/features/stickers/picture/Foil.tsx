import type { OutlineSize } from '@boxwright/pricing';
import { areaOf, moved } from './moved.ts';

interface FoilProps {
  id: string;
  size: OutlineSize;
}

type Stop = readonly [place: number, colour: string, opacity?: number];

const stopsOf = (stops: readonly Stop[]) =>
  stops.map(([place, colour, opacity = 1]) => (
    <stop key={place} offset={`${place}%`} stopColor={colour} stopOpacity={opacity} />
  ));

const bands: readonly Stop[] = [
  [0, '#7d7f83'],
  [14, '#c9cacc'],
  [24, '#fcfcfb'],
  [33, '#d5d6d7'],
  [50, '#96989c'],
  [66, '#e9e9e9'],
  [74, '#ffffff'],
  [84, '#b9babd'],
  [100, '#84868a'],
];

/** Lines of a brush: light and dark ones. */
const brushed = [
  ['#fff', 0.34],
  ['#2f3033', 0.1],
  ['#fff', 0.08],
  ['#2f3033', 0.16],
  ['#fff', 0.26],
  ['#2f3033', 0.04],
  ['#fff', 0.18],
  ['#2f3033', 0.13],
  ['#fff', 0.02],
  ['#2f3033', 0.09],
  ['#fff', 0.3],
] as const;

/** Brushed silver, in which a window is mirrored that moves against the light. */
export function Metal({ id, size }: FoilProps) {
  const { length, width } = size;
  const reach = Math.max(length, width);
  const line = Math.max(0.12, reach / 260);
  return (
    <>
      <defs>
        <linearGradient
          id={`${id}bands`}
          gradientUnits="userSpaceOnUse"
          spreadMethod="reflect"
          x2={1.05 * reach}
          y2={0.42 * reach}
        >
          {stopsOf(bands)}
        </linearGradient>
        <pattern id={`${id}brushed`} width={reach} height={brushed.length * line} patternUnits="userSpaceOnUse">
          {brushed.map(([colour, opacity], place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a pattern that never changes.
            <rect key={place} y={place * line} width={reach} height={line} fill={colour} fillOpacity={opacity} />
          ))}
        </pattern>
      </defs>
      <rect {...areaOf(size, 0.8)} fill={`url(#${id}bands)`} style={moved(-0.5 * length, -0.2 * width)} />
      <rect {...areaOf(size)} fill={`url(#${id}brushed)`} />
    </>
  );
}

const spectrum: readonly Stop[] = [
  [0, '#ff9ecb'],
  [17, '#ffd98c'],
  [33, '#f4ff9a'],
  [50, '#8ff5c2'],
  [67, '#86d9ff'],
  [83, '#b6a4ff'],
  [100, '#ff9ecb'],
];

/** Silver that breaks the light: two spectra that cross, and facets that flash where the light is. */
export function Hologram({ id, size }: FoilProps) {
  const { length, width } = size;
  const reach = Math.max(length, width);
  const facet = Math.max(1.6, reach / 16);
  return (
    <>
      <defs>
        <linearGradient
          id={`${id}wide`}
          gradientUnits="userSpaceOnUse"
          spreadMethod="repeat"
          x2={0.86 * reach}
          y2={0.5 * reach}
        >
          {stopsOf(spectrum)}
        </linearGradient>
        <linearGradient
          id={`${id}narrow`}
          gradientUnits="userSpaceOnUse"
          spreadMethod="repeat"
          x2={0.3 * reach}
          y2={-0.24 * reach}
        >
          {stopsOf(spectrum)}
        </linearGradient>
        <linearGradient
          id={`${id}silver`}
          gradientUnits="userSpaceOnUse"
          spreadMethod="reflect"
          x2={0.5 * reach}
          y2={0.36 * reach}
        >
          <stop stopColor="#fff" stopOpacity="0.85" />
          <stop offset="0.3" stopColor="#fff" stopOpacity="0.05" />
          <stop offset="0.72" stopColor="#3b3a55" stopOpacity="0.26" />
          <stop offset="1" stopColor="#fff" stopOpacity="0.25" />
        </linearGradient>
        <radialGradient
          id={`${id}spot`}
          gradientUnits="userSpaceOnUse"
          cx={0.36 * length}
          cy={0.3 * width}
          r={0.62 * reach}
        >
          <stop stopColor="#fff" stopOpacity="1" />
          <stop offset="0.45" stopColor="#fff" stopOpacity="0.35" />
          <stop offset="1" stopColor="#fff" stopOpacity="0" />
        </radialGradient>
        <pattern
          id={`${id}facets`}
          width={2 * facet}
          height={2 * facet}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(24)"
        >
          <path d={`M0 0h${facet}L0 ${facet}z`} fill="#fff" fillOpacity="0.5" />
          <path d={`M${facet} 0h${facet}v${facet}z`} fill="#ff8ad0" fillOpacity="0.3" />
          <path d={`M0 ${facet}h${facet}v${facet}z`} fill="#7fe9ff" fillOpacity="0.34" />
          <path d={`M${facet} ${2 * facet}v${-facet}h${facet}z`} fill="#fff2a0" fillOpacity="0.42" />
        </pattern>
        <mask id={`${id}lit`}>
          <rect {...areaOf(size, 1)} fill={`url(#${id}spot)`} style={moved(0.55 * length, 0.55 * width)} />
        </mask>
      </defs>
      <rect {...areaOf(size)} fill="#cfd2de" />
      <rect {...areaOf(size, 1)} fill={`url(#${id}wide)`} style={moved(0.6 * reach, 0.35 * reach)} />
      <rect
        {...areaOf(size, 1)}
        fill={`url(#${id}narrow)`}
        opacity="0.55"
        className="mix-blend-soft-light"
        style={moved(-0.45 * reach, 0.36 * reach)}
      />
      <rect {...areaOf(size, 1)} fill={`url(#${id}silver)`} style={moved(-0.3 * reach, -0.2 * reach)} />
      <g mask={`url(#${id}lit)`}>
        <rect {...areaOf(size)} fill={`url(#${id}facets)`} />
      </g>
    </>
  );
}
