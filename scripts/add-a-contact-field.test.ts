/** Follows the steps in CONTRIBUTING.md for a field that visitors send, in a copy of the project. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { aBookingRequest, aQuoteRequest } from '../tests/support/payloads.ts';
import { copyProject } from '../tests/support/project-copy.ts';
import { completeDraft } from '../tests/support/wizard-drafts.ts';
import { ROOT } from './stack/addresses.ts';

const FIELD = `invoice_email: {
    inBooking: 'invoice_email',
    label: 'Invoice email',
    hint: 'If invoices go to another address.',
    kind: 'email',
    maxLength: 255,
    required: null,
    input: { type: 'email', inputMode: 'email', autoComplete: 'off', spellCheck: false },
    readBy: TEAM,
  },`;
const INVOICES = 'invoices@acme.example';

/** Paths that the field's readers are in. */
const PATHS = ['src', 'functions/src', 'packages', 'package.json'];

/** Returns a copy of the project whose contact fields include FIELD. */
function projectWithField(paths: readonly string[] = PATHS) {
  const copy = copyProject(paths);
  const end = '} as const satisfies';
  copy.edit('src/domain/schemas/contact-fields.ts', [end, `  ${FIELD}\n${end}`]);
  return copy;
}

function withoutSpaces(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}

test('a field that visitors send is added as CONTRIBUTING says: form, records and readers follow', async () => {
  const contributing = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8');
  expect(withoutSpaces(contributing)).toContain(withoutSpaces(FIELD));
  const { load } = projectWithField();

  const { parseDraft } = await load<typeof import('../src/domain/wizard/draft.ts')>(
    'src/domain/wizard/draft.ts',
  );
  const before = parseDraft(JSON.stringify(completeDraft()));
  expect(before.contact).toEqual({ ...completeDraft().contact, invoice_email: '' });
  const draft = { ...before, contact: { ...before.contact, invoice_email: INVOICES } };

  const requests = await load<typeof import('../src/domain/wizard/request.ts')>(
    'src/domain/wizard/request.ts',
  );
  expect(requests.quoteAloneOf(draft)?.contact).toHaveProperty('invoice_email', INVOICES);
  expect(requests.createBookingOf(draft, 'q1')).toHaveProperty('invoice_email', INVOICES);
  const { contactKeyOf } = await load<typeof import('../src/features/wizard/meeting/payload-path.ts')>(
    'src/features/wizard/meeting/payload-path.ts',
  );
  expect(['contact.invoice_email', 'invoice_email'].map(contactKeyOf)).toEqual([
    'invoice_email',
    'invoice_email',
  ]);

  const { createBookingSchema } = await load<typeof import('../src/domain/schemas/create-booking.ts')>(
    'src/domain/schemas/create-booking.ts',
  );
  const { quoteRequestSchema } = await load<typeof import('../src/domain/schemas/quote-request.ts')>(
    'src/domain/schemas/quote-request.ts',
  );
  expect(createBookingSchema.parse(aBookingRequest())).toHaveProperty('invoice_email', '');
  expect(quoteRequestSchema.parse(aQuoteRequest()).contact).toHaveProperty('invoice_email', '');
  const wrong = createBookingSchema.safeParse(aBookingRequest({ invoice_email: 'at the office' }));
  expect(wrong.error?.issues).toMatchObject([{ path: ['invoice_email'], message: 'Invalid email address' }]);

  const { BOOKINGS } = await load<typeof import('../src/domain/records/bookings.ts')>(
    'src/domain/records/bookings.ts',
  );
  expect(BOOKINGS.read(aBookingRequest())).toHaveProperty('invoice_email', '');
  const at = Timestamp.fromDate(new Date('2026-12-08T15:00:00Z'));
  const times = { starts_at: at, ends_at: at, created_at: at };
  const booking = BOOKINGS.read({ ...aBookingRequest({ invoice_email: INVOICES }), ...times });

  const { contactFacts } = await load<typeof import('../src/features/admin/customers/contact-facts.ts')>(
    'src/features/admin/customers/contact-facts.ts',
  );
  expect(contactFacts(draft.contact)).toContainEqual({ term: 'Invoice email', text: INVOICES });
  const { webhookData } = await load<typeof import('../src/domain/webhook-payloads.ts')>(
    'src/domain/webhook-payloads.ts',
  );
  const record = { collection: 'bookings', id: 'b1', document: { ...booking } } as const;
  expect(webhookData('booking.created', record)).toHaveProperty('invoice_email', INVOICES);

  const parts = await load<typeof import('../functions/src/bookings/mails/booking-mail-parts.ts')>(
    'functions/src/bookings/mails/booking-mail-parts.ts',
  );
  const { hostEvent } = await load<typeof import('../functions/src/bookings/mails/meeting-invitation.ts')>(
    'functions/src/bookings/mails/meeting-invitation.ts',
  );
  const place = { kind: 'video', text: 'Video call' } as const;
  const settings = { siteUrl: 'https://booth.example', mailFrom: '', teamEmail: '' };
  const input = {
    id: 'b1',
    booking,
    place,
    quote: null,
    host: null,
    hostEmail: null,
    manageUrl: '',
    settings,
  };
  expect(JSON.stringify(parts.teamRows(input))).toContain(`"label":"Invoice email","value":"${INVOICES}"`);
  expect(JSON.stringify(parts.forVisitor(input))).not.toContain(INVOICES);
  expect(hostEvent(input).description).toContain(`Invoice email: ${INVOICES}`);
});

test('the types ask for nothing but its label in tests/support/visitor.ts', { tags: 'long' }, async () => {
  const { folder, edit } = projectWithField([
    ...[...PATHS, 'scripts', 'tests', 'deploy', 'functions/build.mjs', 'tsconfig.json', 'firebase.json'],
    ...['vitest.config.ts', 'playwright.config.ts'],
  ]);
  edit('tests/support/visitor.ts', [
    "  phone: 'Phone',\n",
    "  phone: 'Phone',\n  invoice_email: 'Invoice email',\n",
  ]);
  const tsc = [join(ROOT, 'node_modules/typescript/bin/tsc'), '--project', folder, '--incremental', 'false'];
  const { stdout } = await execa(process.execPath, tsc, { cwd: folder, reject: false });
  expect(stdout).toBe('');
});
