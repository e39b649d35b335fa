/** Tilt of a phone, in degrees to each side, at which the light has moved all the way. */
const fullTilt = 28;

/**
 * Moves the light on a drawing (`--light-x` and `--light-y`, -1 to 1) with the pointer, or with the phone's tilt if the
 * browser reports it without permission, while the drawing is on the screen. It stands still for people who want less
 * motion.
 */
export const followLight = (drawing: SVGSVGElement, signal: AbortSignal): void => {
  const stillness = matchMedia('(prefers-reduced-motion: reduce)');
  const light = { x: 0, y: 0 };
  const aim = { x: 0, y: 0 };
  let frame = 0;
  let isOnScreen = false;

  const step = () => {
    light.x += (aim.x - light.x) * 0.18;
    light.y += (aim.y - light.y) * 0.18;
    drawing.style.setProperty('--light-x', light.x.toFixed(3));
    drawing.style.setProperty('--light-y', light.y.toFixed(3));
    const isThere = Math.abs(aim.x - light.x) + Math.abs(aim.y - light.y) < 0.004;
    frame = isThere || !isOnScreen ? 0 : requestAnimationFrame(step);
  };
  const aimAt = (x: number, y: number) => {
    if (stillness.matches || !isOnScreen) return;
    aim.x = Math.max(-1, Math.min(1, x));
    aim.y = Math.max(-1, Math.min(1, y));
    frame ||= requestAnimationFrame(step);
  };

  const onPointer = ({ pointerType, clientX, clientY }: PointerEvent) => {
    const box = drawing.getBoundingClientRect();
    // Ignores a finger that scrolls elsewhere on the page, but follows a mouse everywhere.
    if (pointerType === 'touch' && (clientY < box.top || clientY > box.bottom)) return;
    aimAt(
      (2 * (clientX - box.left - box.width / 2)) / Math.max(box.width, 600),
      (2 * (clientY - box.top - box.height / 2)) / Math.max(box.height, 600),
    );
  };
  /** The phone's usual position counts as level; a change of it is followed slowly. */
  let held: { beta: number; gamma: number } | null = null;
  const onTilt = ({ beta, gamma }: DeviceOrientationEvent) => {
    if (beta === null || gamma === null) return;
    held ??= { beta, gamma };
    held.beta += (beta - held.beta) * 0.01;
    held.gamma += (gamma - held.gamma) * 0.01;
    aimAt((gamma - held.gamma) / fullTilt, (beta - held.beta) / fullTilt);
  };

  const seen = new IntersectionObserver(([entry]) => {
    isOnScreen = entry?.isIntersecting ?? false;
    if (isOnScreen && !stillness.matches) drawing.style.setProperty('--light-layer', 'transform');
    else drawing.style.removeProperty('--light-layer');
  });
  seen.observe(drawing);
  addEventListener('pointermove', onPointer, { passive: true, signal });
  const asksForPermission =
    typeof DeviceOrientationEvent === 'undefined' || 'requestPermission' in DeviceOrientationEvent;
  if (!asksForPermission) addEventListener('deviceorientation', onTilt, { passive: true, signal });
  signal.addEventListener('abort', () => {
    seen.disconnect();
    cancelAnimationFrame(frame);
  });
};
