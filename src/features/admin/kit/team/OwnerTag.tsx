import { Badge } from '../../../../components/Badge.tsx';
import { type SharedList, useOwnerName } from './team-context.tsx';

export interface OwnerTagProps {
  /** The record's `admin_id`. */
  owner: string;
  list: SharedList;
}

/** The administrator whose record it is, in a list of everyone's. */
export function OwnerTag({ owner, list }: OwnerTagProps) {
  const name = useOwnerName(list)(owner);
  if (!name) return null;
  return (
    <Badge className="max-w-36 self-center">
      <span className="truncate" title={name}>
        {name}
      </span>
    </Badge>
  );
}
