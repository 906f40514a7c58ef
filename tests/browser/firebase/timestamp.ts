/** Counts nanoseconds, so that no two moments of the fake database are equal, however fast a test writes. */
let given = 0;

/** A timestamp with the interface of Firestore's SDK. */
export class Timestamp {
  readonly seconds: number;
  readonly nanoseconds: number;

  constructor(seconds: number, nanoseconds: number) {
    this.seconds = seconds;
    this.nanoseconds = nanoseconds;
  }

  /** Later than every timestamp returned before, unless the clock was set back. */
  static now(): Timestamp {
    given = (given + 1) % 1_000_000;
    const { seconds, nanoseconds } = Timestamp.fromMillis(Date.now());
    return new Timestamp(seconds, nanoseconds + given);
  }

  static fromMillis(millis: number): Timestamp {
    const seconds = Math.floor(millis / 1000);
    return new Timestamp(seconds, Math.round((millis - seconds * 1000) * 1_000_000));
  }

  static fromDate(date: Date): Timestamp {
    return Timestamp.fromMillis(date.getTime());
  }

  toMillis(): number {
    return this.seconds * 1000 + Math.floor(this.nanoseconds / 1_000_000);
  }

  toDate(): Date {
    return new Date(this.toMillis());
  }

  isEqual(other: Timestamp): boolean {
    return this.valueOf() === other.valueOf();
  }

  /** Returns text that sorts like the timestamps. */
  valueOf(): string {
    return `${String(this.seconds).padStart(12, '0')}.${String(this.nanoseconds).padStart(9, '0')}`;
  }
}
