type Accessor = {
  readonly bufferView: number;
  readonly componentType: number;
  readonly count: number;
  readonly type: 'SCALAR' | 'VEC2' | 'VEC3';
  readonly min?: readonly number[];
  readonly max?: readonly number[];
};

type View = {
  readonly buffer: 0;
  readonly byteOffset: number;
  readonly byteLength: number;
  /** Pictures have none. */
  readonly target?: number;
};

const float = 5126;
const unsignedInt = 5125;
const vertices = 34962;
const elements = 34963;

/** Collects the numbers of all primitives into one glTF buffer; every array has its own view and accessor. */
export class GltfBuffer {
  readonly accessors: Accessor[] = [];
  readonly views: View[] = [];
  readonly #parts: (Float32Array | Uint32Array | Uint8Array)[] = [];
  #length = 0;

  /** Adds positions, with the bounds that glTF requires. */
  addPlaces(values: Float32Array): number {
    const axes = [0, 1, 2];
    const min = [Infinity, Infinity, Infinity];
    const max = [-Infinity, -Infinity, -Infinity];
    for (let at = 0; at < values.length; at += 3) {
      for (const axis of axes) {
        const value = values[at + axis] ?? 0;
        min[axis] = Math.min(min[axis] ?? value, value);
        max[axis] = Math.max(max[axis] ?? value, value);
      }
    }
    return this.#push(values, { componentType: float, count: values.length / 3, type: 'VEC3', min, max }, vertices);
  }

  add(values: Float32Array, type: 'VEC2' | 'VEC3'): number {
    const count = values.length / (type === 'VEC2' ? 2 : 3);
    return this.#push(values, { componentType: float, count, type }, vertices);
  }

  addIndices(values: Uint32Array): number {
    return this.#push(values, { componentType: unsignedInt, count: values.length, type: 'SCALAR' }, elements);
  }

  /** Adds a picture; its view is what the asset refers to. Filled up to four bytes, as numbers after it need it. */
  addPicture(picture: Uint8Array): number {
    const filled = new Uint8Array(Math.ceil(picture.length / 4) * 4);
    filled.set(picture);
    this.#parts.push(filled);
    const view: View = { buffer: 0, byteOffset: this.#length, byteLength: picture.length };
    this.#length += filled.length;
    return this.views.push(view) - 1;
  }

  #push(values: Float32Array | Uint32Array, accessor: Omit<Accessor, 'bufferView'>, target: number): number {
    this.views.push({ buffer: 0, byteOffset: this.#length, byteLength: values.byteLength, target });
    this.#parts.push(values);
    this.#length += values.byteLength;
    return this.accessors.push({ bufferView: this.views.length - 1, ...accessor }) - 1;
  }

  bytes(): Uint8Array<ArrayBuffer> {
    const all = new Uint8Array(this.#length);
    let at = 0;
    for (const part of this.#parts) {
      all.set(new Uint8Array(part.buffer, part.byteOffset, part.byteLength), at);
      at += part.byteLength;
    }
    return all;
  }
}
