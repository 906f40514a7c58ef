import { type DocumentSnapshot, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { brand } from '../../../src/config/brand.ts';
import { boothSizeLabel } from '../../../src/domain/quote/catalogue.ts';
import { BOOKINGS } from '../../../src/domain/records/bookings.ts';
import {
  FOLLOW_UP_ID,
  FOLLOW_UP_SETTINGS,
  type FollowUpSettings,
} from '../../../src/domain/records/follow-up-settings.ts';
import { QUOTE_SUBMISSIONS, type QuoteSubmission } from '../../../src/domain/records/quote-submissions.ts';
import { UNSUBSCRIBE_LINKS } from '../../../src/domain/records/unsubscribe-links.ts';
import { COMPANY_ZONE } from '../../../src/domain/time/slot-labels.ts';
import { zonedTime } from '../../../src/domain/time/zoned-time.ts';
import { fillFollowUp, isLeftOpen, LATE_DAYS } from '../../../src/domain/visitor/follow-up.ts';
import { firstName } from '../../../src/domain/visitor/strangers-words.ts';
import { paragraph, renderMail } from '../mail-kit/layout.ts';
import { addToOutbox, type RenderedMail } from '../mail-kit/outbox.ts';
import { linkToQuote, namedShow, quoteForVisitor, quoteSummary } from '../mail-kit/quote-rows.ts';
import { logEvent } from '../platform/logging.ts';
import { meetingsAccount } from '../platform/meetings-account.ts';
import type { ServiceContext } from '../platform/params.ts';
import { addUnsubscribeLink, mailboxHash } from './unsubscribe.ts';

type Dependencies = ServiceContext<'siteUrl'>;

const SENDER = [brand.name, brand.postalAddress].filter(Boolean).join(', ');

const DAY_MS = 24 * 3_600_000;

/** Minimum time between two reminders to one address, regardless of its number of quotes. */
const APART_MS = 30 * DAY_MS;

/** Maximum quotes per run; the next runs continue. */
const MAX_QUOTES = 200;

/**
 * Mails one reminder about each quote without a meeting if it is old enough and the visitor agreed, on weekdays from
 * 9 AM to 5 PM in the company's zone. A failure is logged and does not stop the others.
 * @returns the number of mails written
 */
export async function followUpQuotes(dependencies: Dependencies): Promise<number> {
  const { db, now } = dependencies;
  const { hour, weekday } = zonedTime(now, COMPANY_ZONE);
  if (weekday > 5 || hour < 9 || hour >= 17) return 0;
  const stored = await db.doc(FOLLOW_UP_SETTINGS.path(FOLLOW_UP_ID)).get();
  const setting = FOLLOW_UP_SETTINGS.read(stored.data() ?? {});
  if (!setting.is_on) return 0;
  const { docs } = await db
    .collection(QUOTE_SUBMISSIONS.name)
    .where('follow_up_since', '<=', Timestamp.fromMillis(now.getTime() - setting.days * DAY_MS))
    .orderBy('follow_up_since')
    .limit(MAX_QUOTES)
    .get();
  let count = 0;
  for (const { id } of docs) {
    try {
      if (await followUp(dependencies, setting, id)) count += 1;
    } catch (error) {
      logEvent('follow-up-failed', { quote_submission_id: id, error });
    }
  }
  if (count > 0) logEvent('quotes-followed-up', { count });
  return count;
}

/** Writes the mail and marks the quote in one transaction, based on its stored state; true if it wrote the mail. */
async function followUp(dependencies: Dependencies, setting: FollowUpSettings, id: string): Promise<boolean> {
  const { db, now, settings } = dependencies;
  const ref = db.doc(QUOTE_SUBMISSIONS.path(id));
  return db.runTransaction(async (transaction) => {
    const stored = await transaction.get(ref);
    const quote = QUOTE_SUBMISSIONS.read(stored.data() ?? {});
    if (!stored.exists || !quote.follow_up_since) return false;
    const isWanted = await isStillWanted(transaction, dependencies, quote, setting);
    transaction.update(ref, {
      follow_up_since: null,
      ...(isWanted && { followed_up_at: Timestamp.fromDate(now) }),
    } satisfies Partial<QuoteSubmission>);
    if (!isWanted) return false;
    const unsubscribe_url = addUnsubscribeLink(transaction, dependencies, quote.contact.email);
    addToOutbox(transaction, db, now, {
      ...followUpMail(quote, { setting, siteUrl: settings.siteUrl, unsubscribe_url }),
      unsubscribe_url,
      to: quote.contact.email,
      quote_submission_id: id,
    });
    return true;
  });
}

/** False if the visitor has booked, got an answer, unsubscribed or was reminded recently, or if it is too late. */
async function isStillWanted(
  transaction: Transaction,
  { db, now }: Dependencies,
  quote: QuoteSubmission,
  { days }: FollowUpSettings,
): Promise<boolean> {
  const { contact, created_at, follow_up_since } = quote;
  const sinceMs = follow_up_since?.toMillis() ?? 0;
  if (!isLeftOpen(quote) || now.getTime() - sinceMs > (days + LATE_DAYS) * DAY_MS) return false;
  const account = await transaction.get(meetingsAccount(db, contact.email));
  // Bookings by the team are not counted there
  const booked = await transaction.get(
    db.collection(BOOKINGS.name).where('user_email', '==', contact.email).select('created_at'),
  );
  if ([account, ...booked.docs].some((made) => made.get('created_at') >= created_at)) return false;
  const links = await transaction.get(
    db.collection(UNSUBSCRIBE_LINKS.name).where('mailbox', '==', mailboxHash(contact.email)),
  );
  return !links.docs.some((link: DocumentSnapshot) => {
    const { refused_at, created_at: sent } = UNSUBSCRIBE_LINKS.read(link.data() ?? {});
    return refused_at !== null || now.getTime() - sent.toMillis() < APART_MS;
  });
}

/**
 * Returns the team's text. It repeats only a first name and the show from the visitor's words, since the address may
 * be a stranger's.
 */
function followUpMail(
  full: QuoteSubmission,
  of: {
    readonly setting: Pick<FollowUpSettings, 'subject' | 'text'>;
    readonly siteUrl: string;
    readonly unsubscribe_url: string;
  },
): RenderedMail {
  const quote = quoteForVisitor(full);
  const words = {
    name: firstName(full.contact.name),
    show: namedShow(quote),
    size: boothSizeLabel(quote.booth_size),
  };
  const subject = fillFollowUp(of.setting.subject, words);
  return renderMail({
    kind: 'quote-follow-up',
    subject,
    preview: words.show,
    title: subject,
    blocks: [
      paragraph(fillFollowUp(of.setting.text, words)),
      quoteSummary(quote),
      ...linkToQuote(of.siteUrl, quote),
      {
        kind: 'rows',
        title: 'About this email',
        rows: [
          {
            label: 'Why',
            value: 'You agreed to one reminder about this quote. This is it.',
            small: true,
          },
          { label: 'No reminders', value: 'Unsubscribe', href: of.unsubscribe_url, small: true },
          { label: 'Sent by', value: SENDER, small: true },
        ],
      },
    ],
  });
}
