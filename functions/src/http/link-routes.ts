/** Routes of the pages behind links: a header has the link's token, and no one keeps the answers. */
import type { Request, RequestHandler } from 'express';
import type { Transaction } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import type { BodyRoute } from '../../../src/domain/api/api-route.ts';
import type { Decision } from './idempotency.ts';
import type { VisitorPost } from './visitor-post.ts';
import { withinDeadline } from './within-deadline.ts';

/** Serves a GET: answers with what `work` returns for the token. */
export function linkGet(
  header: string,
  work: (token: string, request: Request) => Promise<object>,
): RequestHandler {
  return async (request, response) => {
    response.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
    response.json(await withinDeadline(() => work(request.get(header) ?? '', request)));
  };
}

/** Returns a POST that is decided in a transaction. */
export function linkPost<Route extends BodyRoute>(
  { header, ...post }: { name: string; route: Route; header: string },
  decide: (
    transaction: Transaction,
    link: { token: string; now: Date },
    request: z.output<Route['body']>,
  ) => Promise<Decision>,
): VisitorPost<Route> {
  return {
    ...post,
    share: 1 / 2,
    credentialHeader: header,
    work: (request, now, { credential: token }) => ({
      decide: (transaction) => decide(transaction, { token, now }, request),
    }),
  };
}
