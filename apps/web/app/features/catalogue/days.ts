/** "2 days". */
export const inDays = (count: number): string => (count === 1 ? '1 day' : `${count} days`);
