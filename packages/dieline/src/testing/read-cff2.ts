/** A rule of a CFF2 file as it lies on the sheet, y upwards. */
export type ReadRule = {
  /** Thickness in points. */
  readonly pointage: number;
  readonly type: number;
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly bridges: number;
  readonly bridgeWidth: number;
  /** Along the rule, which is an arc where it is longer than from end to end. */
  readonly length: number;
  /** Which call of a subroutine it comes from, counted from 0. */
  readonly call: number;
};

export type ReadCff2 = {
  readonly name: string;
  readonly unit: string;
  readonly lowerLeft: readonly number[];
  readonly upperRight: readonly number[];
  readonly calls: number;
  /** The lines of its order block. */
  readonly order: readonly string[];
  readonly rules: readonly ReadRule[];
};

/** Reads a CFF2 file record by record, and expands the calls of its subroutines. Unknown records are refused. */
export function readCff2(text: string): ReadCff2 {
  const records = text.split('\r\n').map((line) => line.split(','));
  if (records[0]?.[0] !== '$BOF' || records[1]?.[0] !== 'V2' || records.at(-2)?.[0] !== '$EOF') {
    throw new Error('Not a CFF2 file');
  }
  const blocks = new Map<string, string[][]>();
  let open: string[][] | null = null;
  for (const record of records.slice(2, -2)) {
    const [type = '', name = ''] = record;
    if (['ORDER', 'MAIN', 'SUB'].includes(type)) {
      if (open) throw new Error(`${type} inside another block`);
      open = [record];
      blocks.set(type === 'SUB' ? name : type, open);
    } else if (type === 'END') open = null;
    else if (open) open.push(record);
    else throw new Error(`${type} outside of a block`);
  }
  const [[, name = ''] = [], ...main] = blocks.get('MAIN') ?? [];
  const figures = (record: readonly string[] | undefined) => (record ?? []).map(Number);
  const calls = main.filter(([type]) => type === 'C');
  return {
    name,
    unit: main.find(([type]) => type === 'UM' || type === 'UI')?.[0] ?? '',
    lowerLeft: figures(main.find(([type]) => type === 'LL')?.slice(1)),
    upperRight: figures(main.find(([type]) => type === 'UR')?.slice(1)),
    calls: calls.length,
    order: (blocks.get('ORDER') ?? []).slice(1).map((fields) => fields.join()),
    rules: calls.flatMap(([, subroutine = '', ...rest], call) => {
      const [x = 0, y = 0, angle = 0] = figures(rest);
      const radians = (angle * Math.PI) / 180;
      const place = (px: number, py: number) =>
        [
          x + px * Math.cos(radians) - py * Math.sin(radians),
          y + px * Math.sin(radians) + py * Math.cos(radians),
        ] as const;
      return (blocks.get(subroutine) ?? []).slice(1).map(([record, ...fields]): ReadRule => {
        const [pointage = 0, type = 0, , x1 = 0, y1 = 0, x2 = 0, y2 = 0, ...more] = figures(fields);
        const ends = { pointage, type, from: place(x1, y1), to: place(x2, y2), call };
        if (record === 'L') {
          const [bridges = 0, bridgeWidth = 0] = more;
          return { ...ends, bridges, bridgeWidth, length: Math.hypot(x2 - x1, y2 - y1) };
        }
        if (record !== 'A') throw new Error(`Unknown record ${record}`);
        const [cx = 0, cy = 0, way = 0, bridges = 0, bridgeWidth = 0] = more;
        const [radius, other] = [Math.hypot(x1 - cx, y1 - cy), Math.hypot(x2 - cx, y2 - cy)];
        if (Math.abs(radius - other) > 0.001) throw new Error('The ends of an arc are not as far from its centre');
        const turned = way * (Math.atan2(y2 - cy, x2 - cx) - Math.atan2(y1 - cy, x1 - cx));
        const angle = ((turned % (2 * Math.PI)) + 2 * Math.PI) % (2 * Math.PI);
        return { ...ends, bridges, bridgeWidth, length: radius * angle };
      });
    }),
  };
}
