import type { Timestamp } from 'firebase/firestore';

/** A contact message as stored (specification section 3). */
export interface StoredContactMessage {
  readonly name: string;
  readonly company: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
  readonly created_at?: Timestamp;
}

/** A custom booth request as stored; lengths in feet. */
export interface StoredCustomRequest {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  readonly requests: string;
  readonly name: string;
  readonly company: string;
  readonly email: string;
  readonly phone: string;
  readonly created_at?: Timestamp;
}
