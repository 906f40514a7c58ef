import { expect, test } from 'vitest';
import { DEMO_ADMINS } from '../../scripts/stack/demo-admins.ts';
import { bookedMeetings, DAY } from '../support/booked-meetings.ts';
import { offer } from '../support/payloads.ts';

const [{ email: ADMIN }] = DEMO_ADMINS;

/** Returns a booking's history without the times of day. */
function historyOf(booking: Record<string, unknown>) {
  const history = booking['history'] as { at: { toDate: () => Date } | null }[];
  return history.map(({ at, ...event }) => {
    expect(at?.toDate()).toBeInstanceOf(Date);
    return event;
  });
}

test('a booking records what was done with it, by whom, from when to when', async () => {
  const { visitors, book, ask, stored, db } = await bookedMeetings();
  const { id, manageUrl } = await book();
  const headers = { 'x-meeting-token': new URL(manageUrl).hash.slice(1) };
  const availability_id = await offer(db, DAY, ['10:00 AM', '11:00 AM', '1:00 PM']);
  const slot = (time: string) => ({ date: DAY, time, availability_id });
  const at = (time: string) => ({ date: DAY, time });

  await ask(`${id}/move`, slot('11:00 AM'));
  const { json } = await ask('cancel', { ids: [id] });
  await ask('undo', { changes: json.changes });
  await visitors.post(
    '/api/meeting/move',
    { ...slot('1:00 PM'), time_zone: 'Asia/Tokyo' },
    undefined,
    headers,
  );
  await visitors.post('/api/meeting/cancel', {}, undefined, headers);

  expect(historyOf(await stored(id))).toEqual([
    { what: 'booked', by: 'visitor', to: at('10:00 AM') },
    { what: 'moved', by: ADMIN, from: at('10:00 AM'), to: at('11:00 AM') },
    { what: 'cancelled', by: ADMIN },
    { what: 'undone', by: ADMIN },
    { what: 'moved', by: 'visitor', from: at('11:00 AM'), to: at('1:00 PM') },
    { what: 'cancelled', by: 'visitor' },
  ]);
});
