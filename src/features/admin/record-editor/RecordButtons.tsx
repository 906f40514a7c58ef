import { Pencil, Trash2 } from 'lucide-react';
import { Button } from '../../../components/Button.tsx';

export interface RecordButtonsProps {
  /** The record, for who hears the buttons out of their context. */
  name: string;
  onEdit: () => void;
  onDelete: () => void;
}

/** Edit and Delete of one record. */
export function RecordButtons({ name, onEdit, onDelete }: RecordButtonsProps) {
  return (
    <div className="flex items-center gap-2">
      <Button variant="secondary" size="sm" aria-label={`Edit ${name}`} onClick={onEdit}>
        <Pencil aria-hidden="true" className="size-4" />
        Edit
      </Button>
      <Button variant="ghost" size="sm" aria-label={`Delete ${name}`} onClick={onDelete}>
        <Trash2 aria-hidden="true" className="size-4" />
        Delete
      </Button>
    </div>
  );
}
