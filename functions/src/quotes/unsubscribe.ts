/**
 * The link that stops reminders. Its address carries 256 random bits; only their hash is stored. Opening it changes
 * nothing, since scanners open links; the page's button and mail programs (RFC 8058) send a POST.
 */

import type { RequestHandler, Response } from 'express';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { brand } from '../../../src/config/brand.ts';
import { UNSUBSCRIBE } from '../../../src/domain/api/visitor-routes.ts';
import { UNSUBSCRIBE_LINKS, type UnsubscribeLink } from '../../../src/domain/records/unsubscribe-links.ts';
import { mailboxKey } from '../../../src/domain/visitor/mailbox-key.ts';
import { type CountDependencies, countRequest } from '../http/count-request.ts';
import { Problem } from '../http/problem.ts';
import { withinDeadline } from '../http/within-deadline.ts';
import { html } from '../mail-kit/layout.ts';
import { light } from '../mail-kit/mail-colors.ts';
import type { ServiceContext } from '../platform/params.ts';
import { newSecret, sha256 } from '../platform/secret.ts';

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** Share of a network's hourly requests: as many as quotes, since a mail provider sends its users' clicks. */
const SHARE = 1;

/** Adds a link for an address to the transaction; returns its URL. */
export function addUnsubscribeLink(
  writer: Transaction,
  { db, now, settings }: ServiceContext<'siteUrl'>,
  email: string,
): string {
  const token = newSecret();
  const link: UnsubscribeLink = {
    mailbox: mailboxHash(email),
    created_at: Timestamp.fromDate(now),
    refused_at: null,
  };
  writer.create(db.doc(UNSUBSCRIBE_LINKS.path(sha256(token))), link);
  return settings.siteUrl + UNSUBSCRIBE.path.replace(':token', token);
}

/** Returns a hash that is the same for all spellings of a mailbox. */
export function mailboxHash(email: string): string {
  return sha256(mailboxKey(email));
}

/** GET /api/unsubscribe/{token}: shows a page with a button. Reads no data. */
export function unsubscribePageRoute(): RequestHandler {
  return (request, response) => {
    tokenIn(request.params['token']);
    sendPage(
      response,
      'Stop reminders?',
      html`<p>We'll send you no more reminders about quotes.</p>
<form method="post"><button>Unsubscribe</button></form>`,
    );
  };
}

/**
 * POST /api/unsubscribe/{token}: stops reminders to the link's address. An unknown link gets the same answer.
 * @throws Problem `not-found` for a malformed token, `rate-limited`
 */
export function unsubscribeRoute(dependencies: CountDependencies): RequestHandler {
  const { db, clock } = dependencies;
  return async (request, response) => {
    const ref = db.doc(UNSUBSCRIBE_LINKS.path(sha256(tokenIn(request.params['token']))));
    await withinDeadline(async () => {
      await countRequest(dependencies, request, { route: 'unsubscribe', share: SHARE });
      const link = await ref.get();
      if (link.exists && !link.get('refused_at')) {
        await ref.update({ refused_at: Timestamp.fromDate(clock()) } satisfies Partial<UnsubscribeLink>);
      }
    });
    sendPage(
      response,
      'You are unsubscribed',
      html`<p>You'll get no more reminders about quotes from us.</p>`,
    );
  };
}

/** @throws Problem `not-found` for a malformed token */
function tokenIn(token: unknown): string {
  if (typeof token !== 'string' || !TOKEN.test(token)) throw new Problem('not-found');
  return token;
}

function sendPage(response: Response, title: string, content: ReturnType<typeof html>): void {
  response.set({
    'Content-Security-Policy':
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex',
  });
  response.type('html').send(
    html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | ${brand.name}</title>
<style>
body{margin:15vh auto;max-width:28rem;padding:0 1rem;font:1rem/1.5 Helvetica,Arial,sans-serif;${light('title')}}
button{min-height:2.75rem;padding:0 1.25rem;border:0;border-radius:.5rem;${light('button')};font:inherit;font-weight:bold}
</style>
</head>
<body>
<main>
<h1>${title}</h1>
${content}
<p><a href="/">${brand.name}</a></p>
</main>
</body>
</html>
`.source,
  );
}
