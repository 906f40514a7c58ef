/** Parts of the commands by which visitors and the team change the model and the real routes alike. */
import type fc from 'fast-check';
import type { ApiAnswer } from './api-under-test.ts';
import { type Api, MEETING_MS, type Meeting, type Model, slotOf } from './meetings-model.ts';

export type Command = fc.AsyncCommand<Model, Api>;

export function command(name: string, run: Command['run'], check: Command['check'] = () => true): Command {
  return { check, run, toString: () => name };
}

/** Returns a command about one of the existing items. */
export function ofOne<Thing>(
  name: string,
  thingsOf: (model: Readonly<Model>) => readonly Thing[],
  index: number,
  act: (thing: Thing, model: Model, api: Api) => Promise<void>,
): Command {
  const chosen = (model: Readonly<Model>) => thingsOf(model)[index % thingsOf(model).length];
  const run: Command['run'] = async (model, api) => {
    const thing = chosen(model);
    if (thing) await act(thing, model, api);
  };
  return command(`${name} ${index}`, run, (model) => chosen(model) !== undefined);
}

/** Returns a meeting link's status by time: 404 after its end, 409 to changes once it has begun. */
export function stateAt(now: number, meeting: Meeting): number | null {
  const { startsAt } = slotOf(meeting.slot);
  if (meeting.isReleased) return 404;
  if (startsAt + MEETING_MS <= now) return 404;
  return startsAt <= now ? 409 : null;
}

export function change(
  api: Api,
  { token }: Meeting,
  what: 'move' | 'cancel' | 'confirm',
  body: object,
): Promise<ApiAnswer> {
  return api.post(`/api/meeting/${what}`, body, undefined, { 'x-meeting-token': token });
}
