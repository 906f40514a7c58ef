import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { todayInNewYork } from '../../../src/domain/booking/slots.ts';
import { toDosOf } from '../../../src/domain/deals/to-do.ts';
import { ADMINS } from '../../../src/domain/records/admins.ts';
import { ALERTS } from '../../../src/domain/records/alerts.ts';
import { DEALS } from '../../../src/domain/records/deals.ts';
import { formatDay } from '../../../src/domain/time/format-time.ts';
import { type MailRow, openInPanel, paragraph, renderMail } from '../mail-kit/layout.ts';
import { addToOutbox, type RenderedMail } from '../mail-kit/outbox.ts';
import type { ServiceContext } from '../platform/params.ts';

/** Maximum customers in a mail; it says how many more there are. */
const MAX_LISTED = 40;

/** Mails each administrator what is due or late, once a day, unless they switched it off; returns how many mails. */
export async function mailDailyLists({ db, now, settings }: ServiceContext<'siteUrl'>): Promise<number> {
  const today = todayInNewYork(now);
  const rows = await dueRows(db, today);
  if (rows.length === 0) return 0;
  const { docs } = await db.collection(ADMINS.name).get();
  const addresses = docs
    .map((stored) => ADMINS.read(stored.data()))
    .flatMap(({ email, daily_mail }) => (email && daily_mail !== false ? [email] : []));
  const mail = dailyMail(rows, settings.siteUrl, now);
  const alert = db.doc(ALERTS.path('daily-list'));
  return db.runTransaction(async (transaction) => {
    const last = (await transaction.get(alert)).get('logged_at') as Timestamp | undefined;
    if (last && todayInNewYork(last.toDate()) === today) return 0;
    for (const to of addresses) addToOutbox(transaction, db, now, { ...mail, to });
    transaction.set(alert, { logged_at: Timestamp.fromDate(now) });
    return addresses.length;
  });
}

interface Due extends MailRow {
  readonly isLate: boolean;
}

/** Returns what is due by `today` for each deal, the longest due first. */
async function dueRows(db: Firestore, today: string): Promise<Due[]> {
  const due = db.collection(DEALS.name).where('due_on', '<=', today).orderBy('due_on');
  return (await due.get()).docs.flatMap((stored) => {
    const deal = DEALS.read(stored.data());
    const todos = toDosOf(deal, today);
    if (todos.length === 0) return [];
    return {
      isLate: todos.some(({ isLate }) => isLate),
      label: deal.company || deal.name || deal.email || deal.phone,
      value: todos.map(({ text, isLate }) => (isLate ? `${text} (late)` : text)).join('\n'),
    };
  });
}

function dailyMail(rows: readonly Due[], siteUrl: string, now: Date): RenderedMail {
  const shown = rows.slice(0, MAX_LISTED);
  const [late, today] = [shown.filter(({ isLate }) => isLate), shown.filter(({ isLate }) => !isLate)];
  const table = (title: string, of: readonly Due[]) =>
    of.length === 0
      ? []
      : [{ kind: 'rows', title, rows: of.map(({ label, value }) => ({ label, value })) } as const];
  const count = rows.length === 1 ? '1 customer' : `${rows.length} customers`;
  return renderMail({
    kind: 'daily-list',
    subject: `To do today: ${count}`,
    preview: shown.map(({ label }) => label).join(', '),
    title: `To do on ${formatDay(now)}`,
    blocks: [
      ...table('Late', late),
      ...table('Due today', today),
      ...(rows.length > MAX_LISTED ? [paragraph(`${rows.length - MAX_LISTED} more are in the panel.`)] : []),
      openInPanel(`${siteUrl}/admin#today`),
      paragraph('You can switch this mail off in the panel, under Settings.'),
    ],
  });
}
