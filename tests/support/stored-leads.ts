import { DEMO_ADMIN_PASSWORD, DEMO_ADMINS } from '../../scripts/stack/demo-admins.ts';
import { signIn } from './accounts.ts';
import { startAdminApi } from './admin-api-under-test.ts';
import { documentsOf, startApi } from './api-under-test.ts';
import { aContactMessage, aCustomRequest, aQuoteRequest, storeCatalogue } from './payloads.ts';

const [ADMIN, PARTNER] = DEMO_ADMINS;

/** Stores a visitor's quote, request and message, and signs in an administrator who works on them. */
export async function leads() {
  const admins = [ADMIN.email, PARTNER.email];
  const admin = await startAdminApi({ admins });
  const { db } = admin;
  await storeCatalogue(db);
  const visitors = await startApi({ db });
  const sent = await visitors.post('/api/send-quote', aQuoteRequest());
  await visitors.post('/api/request-custom-booth', aCustomRequest());
  await visitors.post('/api/send-contact-email', aContactMessage());
  const { idToken } = await signIn(ADMIN.email, DEMO_ADMIN_PASSWORD);
  const [request] = await documentsOf(db, 'custom_requests');
  const [message] = await documentsOf(db, 'contact_messages');
  const paths = {
    quote: `quote_submissions/${sent.json.quote_submission_id}`,
    request: `custom_requests/${String(request?.['id'])}`,
    message: `contact_messages/${String(message?.['id'])}`,
  };
  const stored = async (kind: keyof typeof paths) => (await db.doc(paths[kind]).get()).data() ?? {};
  const authorization = `Bearer ${idToken}`;
  const change = (kind: keyof typeof paths, wanted: object, expected: object = {}, id?: string) =>
    admin.post(
      '/api/admin/leads/change',
      { kind, id: id ?? paths[kind].split('/')[1], change: wanted, expected },
      undefined,
      { authorization },
    );
  return { admin, db, visitors, stored, change, authorization };
}
