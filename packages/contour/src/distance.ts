/**
 * The distance of every grid point with a positive value to the nearest point whose value isn't positive, in grid steps;
 * 0 for all other points, and `most` for points further away than that. Exact where values are 0 and 1. Fractions say
 * where between two grid points the edge is; then a place that only one row reaches is known to that row alone, so see
 * `distanceToFineEdge`.
 *
 * In linear time, after Felzenszwalb and Huttenlocher, "Distance Transforms of Sampled Functions" (2012): first along
 * columns, then along rows as the lower envelope of parabolas. What is added here are parabolas that begin between grid
 * points, where a row crosses the edge.
 */
export function distanceToEdge(values: Float32Array, columns: number, rows: number, most: number): Float32Array {
  const within = alongColumns(values, columns, rows);
  const envelope = openEnvelope(2 * columns);
  for (let y = 0; y < rows; y += 1) {
    const row = y * columns;
    envelope.clear();
    let value = values[row] ?? 0;
    for (let x = 0; x < columns; x += 1) {
      const next = x + 1 < columns ? (values[row + x + 1] ?? 0) : value;
      if (value > 0) {
        const distance = within[row + x] ?? 0;
        if (distance < most) envelope.add(x, distance * distance);
        if (next <= 0) envelope.add(x + value / (value - next), 0);
      } else if (next > 0) envelope.add(x + value / (value - next), 0);
      value = next;
    }
    envelope.measure(values, within, row, columns, most);
  }
  return within;
}

/**
 * The same for an edge between grid points, measured along columns first and along rows first; the nearer edge counts.
 * Too far by less than a tenth of a step, a few steps away from the edge.
 */
export function distanceToFineEdge(values: Float32Array, columns: number, rows: number, most: number): Float32Array {
  const distances = distanceToEdge(values, columns, rows, most);
  const turned = turn(distanceToEdge(turn(values, columns, rows), rows, columns, most), rows, columns);
  for (let at = 0; at < distances.length; at += 1) {
    if ((turned[at] ?? 0) < (distances[at] ?? 0)) distances[at] = turned[at] ?? 0;
  }
  return distances;
}

/** Exchanges columns and rows, in tiles that fit the processor's cache. */
function turn(values: Float32Array, columns: number, rows: number): Float32Array {
  const turned = new Float32Array(values.length);
  const tile = 32;
  for (let top = 0; top < rows; top += tile) {
    for (let left = 0; left < columns; left += tile) {
      const [bottom, right] = [Math.min(rows, top + tile), Math.min(columns, left + tile)];
      for (let y = top; y < bottom; y += 1) {
        for (let x = left; x < right; x += 1) turned[x * rows + y] = values[y * columns + x] ?? 0;
      }
    }
  }
  return turned;
}

const far = 1e9;

/** The same along each column alone. Goes row by row, as the memory lies. */
function alongColumns(values: Float32Array, columns: number, rows: number): Float32Array {
  const distances = new Float32Array(columns * rows);
  for (let at = 0; at < columns; at += 1) if ((values[at] ?? 0) > 0) distances[at] = far;
  for (let at = columns; at < distances.length; at += 1) {
    const value = values[at] ?? 0;
    if (value <= 0) continue;
    const before = values[at - columns] ?? 0;
    distances[at] = before <= 0 ? value / (value - before) : (distances[at - columns] ?? 0) + 1;
  }
  for (let at = distances.length - columns - 1; at >= 0; at -= 1) {
    const value = values[at] ?? 0;
    if (value <= 0) continue;
    const before = values[at + columns] ?? 0;
    const distance = before <= 0 ? value / (value - before) : (distances[at + columns] ?? 0) + 1;
    if (distance < (distances[at] ?? 0)) distances[at] = distance;
  }
  return distances;
}

/** The lower envelope of parabolas, which are added from left to right. */
function openEnvelope(size: number) {
  const [places, heights] = [new Float64Array(size), new Float64Array(size)];
  /** Where each parabola becomes the lowest one. */
  const starts = new Float64Array(size);
  let count = 0;
  return {
    clear() {
      count = 0;
    },
    add(place: number, height: number) {
      let start = -Infinity;
      while (count > 0) {
        const [other, otherHeight] = [places[count - 1] ?? 0, heights[count - 1] ?? 0];
        if (place === other) {
          if (height >= otherHeight) return;
          count -= 1;
          continue;
        }
        start = (height + place * place - otherHeight - other * other) / (2 * (place - other));
        if (start > (starts[count - 1] ?? 0)) break;
        count -= 1;
        start = -Infinity;
      }
      places[count] = place;
      heights[count] = height;
      starts[count] = start;
      count += 1;
    },
    measure(values: Float32Array, into: Float32Array, row: number, columns: number, most: number) {
      const mostSquared = most * most;
      let lowest = 0;
      for (let x = 0; x < columns; x += 1) {
        if ((values[row + x] ?? 0) <= 0) continue;
        while (lowest + 1 < count && (starts[lowest + 1] ?? 0) < x) lowest += 1;
        const across = x - (places[lowest] ?? 0);
        const squared = count > 0 ? across * across + (heights[lowest] ?? 0) : mostSquared;
        into[row + x] = squared < mostSquared ? Math.sqrt(squared) : most;
      }
    },
  };
}
