/** What the functions log: one function an event, and never anything that a visitor typed. */
import * as logger from 'firebase-functions/logger';

/** Name, code and place of an error. Its message is left out: it may quote addresses or values. */
function describe(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error };
  const { code } = error as { code?: unknown };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    name: error.name,
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    at: frames.slice(0, 12).map((line) => line.trim()),
  };
}

/** An error that nobody expected ended a request with 500, or a database that did not answer with 503. */
export function logRequestFailed(requestId: string, route: string, error: unknown): void {
  logger.error('request failed', { request_id: requestId, route, error: describe(error) });
}

/** A network reached its limit. */
export function logRateLimited(route: string): void {
  logger.warn('rate limited', { route });
}

/** Whether a token of App Check was used before could not be found out; its request was let through. */
export function logAppCheckUnreachable(error: unknown): void {
  logger.error('app check unreachable', { error: describe(error) });
}

/** A request had something in the field that only machines fill in; it was refused. */
export function logTrapped(route: string): void {
  logger.warn('looks automated', { route });
}

/** More leads came in an hour than the team gets mails of; a digest lists the rest. */
export function logDigestWritten(leads: number): void {
  logger.warn('digest written', { leads });
}

/** A stored document does not have the shape it should have and was left out. */
export function logDocumentSkipped(path: string): void {
  logger.warn('document skipped', { path });
}

/** A mail was taken by the mail server. */
export function logMailSent(mailId: string, attempts: number): void {
  logger.info('mail sent', { mail_id: mailId, attempts });
}

/** A mail was not taken; it is tried again. */
export function logMailDelayed(mailId: string, attempts: number, reason: string): void {
  logger.warn('mail delayed', { mail_id: mailId, attempts, reason });
}

/** A mail was not sent because what it says is so no more. */
export function logMailWithdrawn(mailId: string): void {
  logger.info('mail withdrawn', { mail_id: mailId });
}

/** A mail was given up; an administrator has to look. */
export function logMailFailed(mailId: string, attempts: number, reason: string): void {
  logger.error('mail failed', { mail_id: mailId, attempts, reason });
}

/** A delivery said what became of its mail after another one had taken that over; a failure is not written then. */
export function logMailReportLate(mailId: string, verdict: string): void {
  logger.warn('mail reported late', { mail_id: mailId, verdict });
}

/** A task of the mail queue names no mail: nothing can be done with it, now or later. */
export function logMailTaskUnusable(): void {
  logger.error('mail task without the id of a mail');
}

/** The sweeper could not put a mail into the queue; its next runs try again. */
export function logMailNotRequeued(mailId: string, error: unknown): void {
  logger.error('mail not requeued', { mail_id: mailId, error: describe(error) });
}

/** The sweeper put mails into the queue that a lost trigger or task had left. */
export function logMailsRequeued(count: number): void {
  logger.warn('mails requeued', { count });
}

/** In 24 hours, far more meetings were booked than on the usual day of the four weeks before. */
export function logBookingsAboveUsual(counts: { bookings: number; usual: number }): void {
  logger.warn('bookings-above-usual', counts);
}

/** A booking could not be looked at or its reminder not be written; the next runs try again while it is time. */
export function logReminderFailed(bookingId: string, error: unknown): void {
  logger.error('reminder failed', { booking_id: bookingId, error: describe(error) });
}

/** Reminders were put into the outbox. */
export function logVisitorsReminded(count: number): void {
  logger.info('visitors reminded', { count });
}

/** Dates that follow weekly hours were opened, changed or closed. */
export function logWeeklyHoursKept(dates: number): void {
  logger.info('weekly hours kept', { dates });
}

/** An administrator's weekly hours could not be put into all dates; the next run tries again. */
export function logWeeklyHoursFailed(adminId: string, error: unknown): void {
  logger.error('weekly hours failed', { admin_id: adminId, error: describe(error) });
}

/** Stored images that nothing refers to: newly noticed, taken back, and removed. */
export function logImagesSwept(counts: { marked: number; kept: number; removed: number }): void {
  logger.info('images swept', counts);
}

/** So large a part of all images was to be removed that none was: a person has to look whether records got lost. */
export function logImageSweepStopped(counts: { images: number; overdue: number }): void {
  logger.error('image sweep stopped', counts);
}
