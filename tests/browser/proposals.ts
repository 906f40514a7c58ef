/** Proposals as stored in the database; each test changes the fields that it is about. */
import type { ProposalSheet } from '../../src/domain/proposal/sheet.ts';
import { ADMIN } from './admin-panel.tsx';
import { DEMO_CONTENT } from './demo-content.ts';
import type { FakeApi } from './fake-api.ts';
import { database } from './firebase/fake-database.ts';
import type { Fields } from './firebase/fake-snapshot.ts';
import { Timestamp } from './firebase/timestamp.ts';

const SHA = 'a'.repeat(64);

/** Returns what the versions say, for NOW (tests/browser/admin-meetings.tsx). */
export function aSheet(changes: Partial<ProposalSheet> = {}): ProposalSheet {
  return {
    lines: [
      { text: 'Base booth package 10x20', quantity: 1, unit_price: 8500, optional: false },
      { text: 'Bar stools', quantity: 2, unit_price: 95, optional: true },
    ],
    note: 'As discussed',
    valid_until: '2027-01-20',
    plan: [
      { percent: 50, due_on: null, text: 'With the order' },
      { percent: 50, due_on: '2027-01-20', text: 'On delivery' },
    ],
    terms: 'Terms as agreed',
    format: 1,
    reference: 'PR-7F3K9Q',
    version: 1,
    date: '2026-12-01',
    from: { name: 'Booth Studio', email: 'team@booth.example', phone: '', address: '' },
    to: { name: 'Vera Visitor', company: 'Acme', email: 'vera@acme.example' },
    show: null,
    booth_size: '10x20',
    booth: null,
    ...changes,
  };
}

export const SEND = 'POST /api/admin/proposals';
export const PREVIEW = 'POST /api/admin/proposals/preview';

/** Fakes the content that lines are picked from, the preview and the sending of proposals. */
export function serveProposals(api: FakeApi): void {
  api.answer('GET /api/content', DEMO_CONTENT);
  api.answer(PREVIEW, ({ body }) => {
    const { lines, plan, note, terms, valid_until } = JSON.parse(body);
    const sheet = JSON.stringify(aSheet({ lines, plan, note, terms, valid_until }));
    return { success: true, sheet, logo: null, picture: null };
  });
  api.answer(SEND, {
    success: true,
    ...{ id: 'p1', reference: 'PR-7F3K9Q', version: 1, url: '/proposal#p1.secret', leaves_at: null },
  });
}

/** Stores an open proposal for a customer, with its newest version; returns its id. */
export function storeProposal(
  dealId: string,
  changes: Fields = {},
  sheetChanges: Partial<ProposalSheet> = {},
): string {
  const id = crypto.randomUUID();
  const at = Timestamp.fromMillis(Date.now() - 3_600_000);
  database.store(`proposals/${id}`, {
    reference: 'PR-7F3K9Q',
    deal_id: dealId,
    name: 'Vera Visitor',
    company: 'Acme',
    email: 'vera@acme.example',
    state: 'sent',
    changed_at: at,
    version: 1,
    total: 8500,
    valid_until: '2027-01-20',
    ends_at: Timestamp.fromMillis(Date.UTC(2027, 0, 21, 5)),
    sent_by: ADMIN.email,
    sent: [{ at, sha256: SHA }],
    links: [],
    reads: 0,
    read_at: null,
    accepted: null,
    decline_reason: '',
    asked: [],
    deposit_on: null,
    paid_on: null,
    created_at: at,
    ...changes,
  });
  const version = Number(changes['version'] ?? 1);
  const sheet = JSON.stringify(aSheet({ version, ...sheetChanges }));
  database.store(`proposal_versions/${id}_${version}`, { proposal_id: id, version, sheet, sha256: SHA });
  return id;
}
