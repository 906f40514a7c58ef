export type Fields = Record<string, unknown>;

/** Path of a document: 'extras/bar-stools'. */
export interface FakeReference {
  readonly path: string;
  readonly id: string;
}

/** A document as it was when it was read. */
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

  /** A field, or, with a path such as 'lead.state', a nested one. */
  get(path: string): unknown {
    return path
      .split('.')
      .reduce<unknown>((value, key) => (value as Fields | null | undefined)?.[key], this.fields);
  }
}
