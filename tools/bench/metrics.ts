/** A number on the shop's `/metrics`. */
export const metric = async (url: string, name: string): Promise<number> => {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return Number(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\d+)`, 'm').exec(metrics)?.[1] ?? Number.NaN);
};
