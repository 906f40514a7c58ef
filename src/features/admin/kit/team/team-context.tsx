import { limit } from 'firebase/firestore';
import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { ADMINS } from '../../../../domain/records/admins.ts';
import { HOSTS } from '../../../../domain/records/hosts.ts';
import { browserStore } from '../../../../lib/text-store.ts';
import { queryOf } from '../live-lists/live-record.ts';
import { useLiveList } from '../live-lists/use-live-list.ts';
import { useAdmin } from '../panel-context.ts';

/** Far more administrators than a team has. */
const MAX_TEAM = 50;

const TEAM = {
  admins: queryOf(ADMINS, limit(MAX_TEAM)),
  hosts: queryOf(HOSTS, limit(MAX_TEAM)),
};

/** An administrator. */
export interface Teammate {
  readonly id: string;
  readonly email: string;
  /** The name that visitors see; the address if there is none. */
  readonly name: string;
}

/** Lists that show one's own records, or everyone's. */
export type SharedList = 'bookings' | 'extras' | 'reference_projects';

/** The lists that show everyone's records, separated by spaces. */
const KEY = 'panel-everyone';

interface TeamContext {
  readonly team: readonly Teammate[];
  readonly everyone: readonly string[];
  readonly setEveryone: (list: SharedList, isEveryone: boolean) => void;
}

const Team = createContext<TeamContext>({ team: [], everyone: [], setEveryone: () => undefined });

/** Provides the administrators, live, and the choice of whose records each list shows, which the browser remembers. */
export function TeamProvider({ children }: { children: ReactNode }) {
  const admins = useLiveList(TEAM.admins, ADMINS, null).records;
  // Only a colleague's name is shown
  const hosts = useLiveList(admins.length > 1 ? TEAM.hosts : null, HOSTS, null).records;
  const [everyone, setLists] = useState(() => (browserStore.read(KEY) ?? '').split(' ').filter(Boolean));
  const team = useMemo(() => {
    const names = new Map(hosts.map(({ id, name }) => [id, name]));
    return admins
      .map(({ id, email = '' }): Teammate => ({ id, email, name: names.get(id) || email || 'Colleague' }))
      .sort((a, b) => a.name.localeCompare(b.name));
  }, [admins, hosts]);
  const context = useMemo(
    () => ({
      team,
      everyone,
      setEveryone: (list: SharedList, isEveryone: boolean) => {
        const others = everyone.filter((other) => other !== list);
        const lists = isEveryone ? [...others, list] : others;
        setLists(lists);
        browserStore.keep(KEY, lists.join(' '));
      },
    }),
    [team, everyone],
  );
  return <Team value={context}>{children}</Team>;
}

/** Returns the administrators: the signed-in one's colleagues, and a function for the name of any. */
export function useTeam() {
  const { uid } = useAdmin();
  const { team } = use(Team);
  return useMemo(
    () => ({
      team,
      colleagues: team.filter(({ id }) => id !== uid),
      /** Returns the name of the administrator with this id. */
      nameOf: (id: string) => team.find((one) => one.id === id)?.name ?? 'Former administrator',
    }),
    [team, uid],
  );
}

/** Returns a function for the name of a record's owner, in a list of everyone's; empty in a list of one's own. */
export function useOwnerName(list: SharedList): (owner: string) => string {
  const { uid } = useAdmin();
  const { nameOf } = useTeam();
  const [isEveryone] = useEveryone(list);
  return (owner) => (isEveryone ? (owner === uid ? 'You' : nameOf(owner)) : '');
}

/** Returns true if a list shows everyone's records, which needs a colleague, and the setter. */
export function useEveryone(
  list: SharedList | null,
): [isEveryone: boolean, set: (isEveryone: boolean) => void] {
  const { colleagues } = useTeam();
  const { everyone, setEveryone } = use(Team);
  if (list === null) return [false, () => undefined];
  const isEveryone = colleagues.length > 0 && everyone.includes(list);
  return [isEveryone, (wanted) => setEveryone(list, wanted)];
}
