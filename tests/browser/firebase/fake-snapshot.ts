export type Fields = Record<string, unknown>;

/** Path of a document: 'extras/bar-stools'. */
export interface FakeReference {
  readonly path: string;
  readonly id: string;
}

/** A document at the time it was read. */
export class FakeSnapshot {
  readonly ref: FakeReference;
  readonly id: string;
  private readonly fields: Fields | undefined;

  constructor(ref: FakeReference, fields: Fields | undefined) {
    this.ref = ref;
    this.id = ref.id;
    this.fields = fields && { ...fields };
  }

  exists(): boolean {
    return this.fields !== undefined;
  }

  data(): Fields | undefined {
    return this.fields && { ...this.fields };
  }

  /** Returns a field, or a nested one for a path such as 'lead.state'. */
  get(path: string): unknown {
    return path
      .split('.')
      .reduce<unknown>((value, key) => (value as Fields | null | undefined)?.[key], this.fields);
  }
}
