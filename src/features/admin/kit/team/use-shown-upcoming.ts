import { useToday } from '../panel-context.ts';
import { type Upcoming, useUpcoming } from '../use-meetings.ts';
import { useEveryone } from './team-context.tsx';

/** Returns the upcoming meetings that the lists show: the administrator's own, or everyone's. */
export function useShownUpcoming(own: Upcoming): Upcoming {
  const [isEveryone] = useEveryone();
  const all = useUpcoming(null, useToday(), isEveryone);
  return isEveryone ? all : own;
}
