/** Pending meetings of the model: their links, and the command that confirms one. */
import { expect } from 'vitest';
import { documentsOf } from './api-under-test.ts';
import { type Command, change, ofOne, stateAt } from './meetings-command.ts';
import { type Api, HOUR_MS, type Model } from './meetings-model.ts';

/** True if a visitor got so many links that the next one may have to wait. */
export function hasManyLinks({ links, now }: Model, visitor: number): boolean {
  const since = (hours: number) =>
    links.filter((link) => link.visitor === visitor && link.at > now - hours * HOUR_MS).length;
  return since(2) >= 6 || since(25) >= 12;
}

/** Returns the token in the link of the only pending meeting that the model does not know. */
export async function mailedToken({ meetings }: Model, { db }: Api): Promise<string> {
  const tokens = (await documentsOf(db, 'mail')).flatMap(({ kind, text }) =>
    kind === 'booking-pending' ? [/meeting#(\S+)/.exec(String(text))?.[1] ?? ''] : [],
  );
  const unknown = tokens.filter((token) => meetings.every((meeting) => meeting.token !== token));
  expect(unknown).toHaveLength(1);
  return unknown[0] ?? '';
}

export function confirm(index: number): Command {
  return ofOne(
    'confirm meeting',
    ({ meetings }) => meetings,
    index,
    async (meeting, model, api) => {
      const { status } = await change(api, meeting, 'confirm', {});
      const over = stateAt(model.now, meeting) ?? (meeting.isLive ? null : 409);
      expect(status).toBe(over ?? 200);
      if (status !== 200) return;
      // Both sides are mailed
      if (meeting.pending) model.mails += 2;
      meeting.pending = null;
    },
  );
}
