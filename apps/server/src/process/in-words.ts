const minute = 60;
const hour = 3600;

/** Formats a wait, such as "40 seconds". */
export const inWords = (seconds: number): string => {
  const [count, unit] =
    seconds < minute
      ? [seconds, 'second']
      : seconds < hour
        ? [Math.ceil(seconds / minute), 'minute']
        : [Math.ceil(seconds / hour), 'hour'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
};
