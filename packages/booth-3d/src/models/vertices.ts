/** A mesh's vertices with duplicates merged, as a list of numbers per attribute. */
export class MergedVertices {
  readonly numbers: readonly number[][];
  readonly #known = new Map<string, number>();

  constructor(attributes: number) {
    this.numbers = Array.from({ length: attributes }, () => []);
  }

  get count(): number {
    return this.#known.size;
  }

  /** Returns the index of the vertex with these attributes; adds it if it is new. */
  indexOf(attributes: readonly (readonly number[])[]): number {
    const key = attributes.join();
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    for (const [index, values] of attributes.entries()) this.numbers[index]?.push(...values);
    this.#known.set(key, this.#known.size);
    return this.#known.size - 1;
  }
}
