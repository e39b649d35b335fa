interface CropFrameProps {
  /** In mm of the drawing. */
  frame: { readonly x: number; readonly y: number; readonly length: number; readonly width: number };
  /** How large a handle is, in mm. */
  handle: number;
}

/** A frame around what is shown of a picture, with a handle at each side and corner. */
export function CropFrame({ frame: { x, y, length, width }, handle }: CropFrameProps) {
  const shares = [0, 0.5, 1];
  return (
    <g className="pointer-events-none">
      <rect
        {...{ x, y, width: length, height: width }}
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
        className="fill-none stroke-teal"
      />
      {shares.flatMap((across) =>
        shares.map((down) =>
          across === 0.5 && down === 0.5 ? null : (
            <rect
              key={`${across} ${down}`}
              x={x + across * length - handle / 2}
              y={y + down * width - handle / 2}
              width={handle}
              height={handle}
              strokeWidth="2"
              vectorEffect="non-scaling-stroke"
              className="fill-card stroke-teal"
            />
          ),
        ),
      )}
    </g>
  );
}
