/** A point of a surface, in its chart. */
export type Flat = readonly [along: number, up: number];

export type Box = Readonly<Record<'left' | 'bottom' | 'right' | 'top', number>>;

/** Squares of a surface that triangles cover, each by its middle. */
export class Grid {
  /** Largest side of a square in meters. */
  readonly cell: number;
  readonly #box: Box;
  readonly #columns: number;
  readonly #rows: number;
  /** Sides of a square: they divide the box evenly, so that no middle is on its edges, which are inexact. */
  readonly #w: number;
  readonly #h: number;
  #filled: Uint8Array;

  /** @param cell largest side of a square in meters */
  constructor(box: Box, cell: number) {
    this.cell = cell;
    this.#box = box;
    this.#columns = Math.max(1, Math.ceil((box.right - box.left) / cell));
    this.#rows = Math.max(1, Math.ceil((box.top - box.bottom) / cell));
    this.#w = (box.right - box.left) / this.#columns || cell;
    this.#h = (box.top - box.bottom) / this.#rows || cell;
    this.#filled = new Uint8Array(this.#columns * this.#rows);
  }

  fill(triangle: readonly Flat[], value: 0 | 1 = 1): void {
    const { left, bottom } = this.#box;
    const ups = triangle.map(([, up]) => up);
    const first = Math.max(0, Math.floor((Math.min(...ups) - bottom) / this.#h));
    const last = Math.min(this.#rows - 1, Math.ceil((Math.max(...ups) - bottom) / this.#h));
    for (let row = first; row <= last; row++) {
      const [from, to] = crossing(triangle, bottom + (row + 0.5) * this.#h);
      const start = Math.max(0, Math.ceil((from - left) / this.#w - 0.5 - 1e-6));
      const end = Math.min(this.#columns - 1, Math.floor((to - left) / this.#w - 0.5 + 1e-6));
      if (start <= end) this.#filled.fill(value, row * this.#columns + start, row * this.#columns + end + 1);
    }
  }

  has(along: number, up: number): boolean {
    const at = this.#at(along, up);
    return at !== null && this.#filled[at] === 1;
  }

  /** True if no square inside of a rectangle is empty, apart from its edge. */
  covers({ left, bottom, right, top }: Box): boolean {
    const edge = Math.min(1.5 * this.cell, (right - left) / 2, (top - bottom) / 2);
    for (let up = bottom + edge; up <= top - edge + 1e-9; up += this.#h) {
      for (let along = left + edge; along <= right - edge + 1e-9; along += this.#w) {
        if (!this.has(along, up)) return false;
      }
    }
    return true;
  }

  /** Returns the squares that hang together with the one at a point, or next to it; null if there are none. */
  connectedTo(along: number, up: number): Grid | null {
    const near = [0, -1, 1, -2, 2, -3, 3];
    const starts = near.flatMap((y) => near.map((x) => this.#at(along + x * this.#w, up + y * this.#h)));
    const start = starts.find((at) => at !== null && this.#filled[at] === 1);
    if (start === undefined || start === null) return null;
    const found = this.#copy(new Uint8Array(this.#filled.length));
    const waiting = [start];
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      if (this.#filled[at] !== 1 || found.#filled[at] === 1) continue;
      found.#filled[at] = 1;
      const column = at % this.#columns;
      if (column > 0) waiting.push(at - 1);
      if (column < this.#columns - 1) waiting.push(at + 1);
      waiting.push(at - this.#columns, at + this.#columns);
    }
    return found;
  }

  /** Returns a copy without the squares that the triangles cover. */
  without(triangles: readonly (readonly Flat[])[]): Grid {
    const rest = this.#copy(this.#filled.slice());
    for (const triangle of triangles) rest.fill(triangle, 0);
    return rest;
  }

  /** Filled area in square meters. */
  area(): number {
    return this.#filled.reduce((sum, filled) => sum + filled, 0) * this.#w * this.#h;
  }

  /** Returns the largest rectangle of filled squares; null if none is. */
  largest(): Box | null {
    const heights = new Array<number>(this.#columns + 1).fill(0);
    let best = { area: 0, left: 0, right: 0, bottom: 0, top: 0 };
    for (let row = 0; row < this.#rows; row++) {
      const open: number[] = [];
      for (let column = 0; column <= this.#columns; column++) {
        const isFilled = column < this.#columns && this.#filled[row * this.#columns + column] === 1;
        heights[column] = isFilled ? (heights[column] ?? 0) + 1 : 0;
        // Columns at least as high as the next ones stay open
        while (open.length > 0 && (heights[open.at(-1) ?? 0] ?? 0) >= (heights[column] ?? 0)) {
          const height = heights[open.pop() ?? 0] ?? 0;
          const left = (open.at(-1) ?? -1) + 1;
          const area = height * (column - left);
          if (area > best.area) best = { area, left, right: column, bottom: row + 1 - height, top: row + 1 };
        }
        open.push(column);
      }
    }
    if (best.area === 0) return null;
    const { left, bottom } = this.#box;
    return {
      left: left + best.left * this.#w,
      right: left + best.right * this.#w,
      bottom: bottom + best.bottom * this.#h,
      top: bottom + best.top * this.#h,
    };
  }

  #copy(filled: Uint8Array): Grid {
    const copy = new Grid(this.#box, this.cell);
    copy.#filled = filled;
    return copy;
  }

  #at(along: number, up: number): number | null {
    const column = Math.floor((along - this.#box.left) / this.#w);
    const row = Math.floor((up - this.#box.bottom) / this.#h);
    if (column < 0 || row < 0 || column >= this.#columns || row >= this.#rows) return null;
    return row * this.#columns + column;
  }
}

/** Returns where a level line enters and leaves a triangle; an empty range if it misses. */
function crossing(triangle: readonly Flat[], level: number): [from: number, to: number] {
  let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  triangle.forEach(([along, up], corner) => {
    const [nextAlong, nextUp] = triangle[(corner + 1) % triangle.length] ?? [along, up];
    if ((up < level && nextUp < level) || (up > level && nextUp > level)) return;
    const part = nextUp === up ? 0 : (level - up) / (nextUp - up);
    const crossed = along + (nextAlong - along) * part;
    [from, to] = [Math.min(from, crossed), Math.max(to, crossed)];
    if (nextUp === up) [from, to] = [Math.min(from, nextAlong), Math.max(to, nextAlong)];
  });
  return [from, to];
}
