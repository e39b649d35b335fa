/** The camera position: degrees to the right of the box's front, and above it. */
export interface Orbit {
  readonly yaw: number;
  readonly pitch: number;
}

export const firstOrbit: Orbit = { yaw: 33, pitch: 24 };

/** Never from below the table, and never exactly from above, where left and right would flip. */
const pitches = [2, 86] as const;

export const turned = ({ yaw, pitch }: Orbit, right: number, up: number): Orbit => ({
  yaw: ((((yaw + right + 180) % 360) + 360) % 360) - 180,
  pitch: Math.min(pitches[1], Math.max(pitches[0], pitch + up)),
});
