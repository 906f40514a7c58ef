import { Badge } from '../../../../components/Badge.tsx';
import { useOwnerName } from './team-context.tsx';

export interface OwnerTagProps {
  /** The meeting's `admin_id`. */
  owner: string;
}

/** The administrator whose meeting it is, in a list of everyone's. */
export function OwnerTag({ owner }: OwnerTagProps) {
  const name = useOwnerName()(owner);
  if (!name) return null;
  return (
    <Badge className="max-w-36 self-center">
      <span className="truncate" title={name}>
        {name}
      </span>
    </Badge>
  );
}
