/** A row's position in its list, and how to move it. */
export interface RowPlace {
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** By one place: -1 up, 1 down. */
  readonly onMove: (by: -1 | 1) => void;
}

/** Handlers of a row's buttons. */
export interface RowActions {
  readonly onEdit: () => void;
  readonly onDuplicate: () => void;
  readonly onDelete: () => void;
}
