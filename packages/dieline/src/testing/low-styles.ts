const lowStyles = ['glued-corner-tray', 'webbed-tray', 'pillow-box'];

/** Whether a style is at most about half as high as it is wide: it needs another size than the rest to be drawn in. */
export const isLowStyle = (style: string): boolean => lowStyles.includes(style);
