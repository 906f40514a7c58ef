import { Badge } from '../../../../components/Badge.tsx';
import { useAdmin } from '../panel-context.ts';
import { type SharedList, useEveryone, useTeam } from './team-context.tsx';

export interface OwnerTagProps {
  /** The record's `admin_id`. */
  owner: string;
  list: SharedList;
}

/** The administrator whose record it is, in a list of everyone's. */
export function OwnerTag({ owner, list }: OwnerTagProps) {
  const { uid } = useAdmin();
  const { nameOf } = useTeam();
  const [isEveryone] = useEveryone(list);
  if (!isEveryone) return null;
  const name = owner === uid ? 'You' : nameOf(owner);
  return (
    <Badge tone={owner === uid ? 'neutral' : 'brand'} className="min-w-0 max-w-36">
      <span className="truncate" title={name}>
        {name}
      </span>
    </Badge>
  );
}
