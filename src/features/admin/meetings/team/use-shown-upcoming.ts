import type { MeetingList, Meetings } from '../use-meetings.ts';
import { useEveryone } from './team-context.tsx';

/** Returns the upcoming meetings that the lists show: the administrator's own, or everyone's. */
export function useShownUpcoming({ upcoming, ofEveryone }: Meetings): MeetingList {
  const [isEveryone] = useEveryone();
  return isEveryone ? ofEveryone : upcoming;
}
