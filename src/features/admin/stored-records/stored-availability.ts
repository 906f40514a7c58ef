/** An availability record as stored: a date and its labels, both in New York. */
export interface StoredAvailability {
  readonly date: string;
  readonly slots: readonly string[];
  readonly admin_id: string;
}
