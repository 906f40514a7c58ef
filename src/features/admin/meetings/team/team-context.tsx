import { limit } from 'firebase/firestore';
import { createContext, type ReactNode, use, useState } from 'react';
import { ADMINS } from '../../../../domain/records/admins.ts';
import { HOSTS } from '../../../../domain/records/hosts.ts';
import { browserStore } from '../../../../lib/text-store.ts';
import { queryOf } from '../../controls/live-lists/stored-record.ts';
import { useLiveList } from '../../controls/live-lists/use-live-list.ts';
import { useAdmin } from '../../controls/panel-context.ts';

/** Far more administrators than a team has. */
const MAX_TEAM = 50;

export interface Teammate {
  readonly id: string;
  readonly email: string;
  /** The name that visitors see; the address if there is none. */
  readonly name: string;
}

/** Name under which the browser remembers the choice of everyone's meetings. */
const KEY = 'panel-everyone';

interface TeamContext {
  readonly team: readonly Teammate[];
  readonly isEveryone: boolean;
  readonly setEveryone: (isEveryone: boolean) => void;
}

const Team = createContext<TeamContext>({ team: [], isEveryone: false, setEveryone: () => undefined });

/** Provides the administrators, live, and the choice of whose meetings are listed, which the browser remembers. */
export function TeamProvider({ children }: { children: ReactNode }) {
  const admins = useLiveList(queryOf(ADMINS, limit(MAX_TEAM)), ADMINS, null).records;
  // Only a colleague's name is shown
  const hosts = useLiveList(admins.length > 1 ? queryOf(HOSTS, limit(MAX_TEAM)) : null, HOSTS, null).records;
  const [isEveryone, setIsEveryone] = useState(() => browserStore.read(KEY) === 'bookings');
  const names = new Map(hosts.map(({ id, name }) => [id, name]));
  const team = admins
    .map(({ id, email = '' }): Teammate => ({ id, email, name: names.get(id) || email || 'Colleague' }))
    .sort((a, b) => a.name.localeCompare(b.name));
  function setEveryone(wanted: boolean) {
    setIsEveryone(wanted);
    browserStore.keep(KEY, wanted ? 'bookings' : '');
  }
  return <Team value={{ team, isEveryone, setEveryone }}>{children}</Team>;
}

/** Returns the administrators: the signed-in one's colleagues, and a function for the name of any. */
export function useTeam() {
  const { uid } = useAdmin();
  const { team } = use(Team);
  return {
    team,
    colleagues: team.filter(({ id }) => id !== uid),
    nameOf: (id: string) => team.find((one) => one.id === id)?.name ?? 'Former administrator',
  };
}

/** Returns a function for the name of a meeting's owner, in a list of everyone's; empty in a list of one's own. */
export function useOwnerName(): (owner: string) => string {
  const { uid } = useAdmin();
  const { nameOf } = useTeam();
  const [isEveryone] = useEveryone();
  return (owner) => (isEveryone ? (owner === uid ? 'You' : nameOf(owner)) : '');
}

/** Returns a function for the name of an administrator by email address; empty in a team of one. */
export function useHostName(): (email: string) => string {
  const { email: me } = useAdmin();
  const { team, colleagues } = useTeam();
  return (email) => {
    if (colleagues.length === 0 || email === '') return '';
    if (email === me.toLowerCase()) return 'You';
    return team.find((one) => one.email.toLowerCase() === email)?.name ?? email;
  };
}

/** Returns true if everyone's meetings are listed, which needs a colleague, and the setter. */
export function useEveryone(): [isEveryone: boolean, set: (isEveryone: boolean) => void] {
  const { colleagues } = useTeam();
  const { isEveryone, setEveryone } = use(Team);
  return [colleagues.length > 0 && isEveryone, setEveryone];
}
