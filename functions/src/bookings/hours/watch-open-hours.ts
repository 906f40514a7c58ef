import { Timestamp } from 'firebase-admin/firestore';
import {
  FEW_HOURS,
  type OpenHours,
  openHours,
  openHoursText,
} from '../../../../src/domain/booking/open-hours.ts';
import { ALERTS } from '../../../../src/domain/records/alerts.ts';
import { textMail } from '../../mail-kit/layout.ts';
import { addToOutbox, type RenderedMail } from '../../mail-kit/outbox.ts';
import type { ServiceContext } from '../../platform/params.ts';
import type { RuleDefaults } from './admin-schedule.ts';
import { listAvailability } from './offered-slots.ts';

/** Days between two mails while nothing changes. */
const AGAIN_DAYS = 3;
const DAY_MS = 24 * 3_600_000;

/** Mails the team every three days while the bookable hours end within a week; true if it wrote a mail. */
export async function watchOpenHours({
  db,
  settings,
  now,
}: ServiceContext<keyof RuleDefaults | 'teamEmail' | 'siteUrl'>): Promise<boolean> {
  const days = await listAvailability(db, { settings, now });
  const free = days.map(({ date, slots }) => ({
    date,
    slots: slots.filter(({ status }) => status === 'available').map(({ time }) => time),
  }));
  const left = openHours(free, () => true, now);
  if (left.days >= FEW_HOURS.mailDays) return false;
  const alert = db.doc(ALERTS.path('open-hours-end'));
  return db.runTransaction(async (transaction) => {
    const last = (await transaction.get(alert)).get('logged_at') as Timestamp | undefined;
    if (last && last.toMillis() > now.getTime() - AGAIN_DAYS * DAY_MS) return false;
    addToOutbox(transaction, db, now, { ...openHoursMail(left, settings.siteUrl), to: settings.teamEmail });
    transaction.set(alert, { logged_at: Timestamp.fromDate(now) });
    return true;
  });
}

function openHoursMail(left: OpenHours, siteUrl: string): RenderedMail {
  const title = `${openHoursText(left)} left to book`;
  const preview = 'Visitors who finish their quote have few times to choose from for a kickoff meeting.';
  return textMail('open-hours', title, preview, [
    `Visitors who finish their quote have few times to choose from for a kickoff meeting, and soon none. Open more hours in the panel: ${siteUrl}/admin#availability`,
  ]);
}
