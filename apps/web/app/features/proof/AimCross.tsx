/** The cross that the keyboard moves over a drawing. */
export const AimCross = () => (
  <span aria-hidden="true" className="relative block size-9 rounded-full border-2 border-vermilion-deep bg-card/40">
    <span className="absolute inset-y-0 left-1/2 w-0.5 -translate-x-1/2 bg-vermilion-deep" />
    <span className="absolute inset-x-0 top-1/2 h-0.5 -translate-y-1/2 bg-vermilion-deep" />
  </span>
);
