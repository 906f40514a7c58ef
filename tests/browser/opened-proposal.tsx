import { onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type ProposalSheet, sheetText } from '../../src/domain/proposal/sheet.ts';
import type { ShownProposal } from '../../src/domain/schemas/shown-proposal.ts';
import { ProposalPage } from '../../src/features/proposal/ProposalPage.tsx';
import { DEMO_CONTENT } from './demo-content.ts';
import { type Answer, type FakeApi, fakeApi } from './fake-api.ts';

export const GET_PROPOSAL = 'GET /api/proposal';
export const GET_PICTURES = 'GET /api/proposal/booth';
export const ACCEPT = 'POST /api/proposal/accept';
export const DECLINE = 'POST /api/proposal/decline';
export const ASK = 'POST /api/proposal/ask';

export const PROPOSAL_TOKEN = 'proposal-1.secret';

const design = DEMO_CONTENT.booth_designs.find(({ slug }) => slug === '10x20-theater');
const stools = DEMO_CONTENT.extras.find(({ id }) => id === 'bar-stools');
if (!design || !stools) throw new Error('The demo has no such booth');

const line = (text: string, unit_price: number, quantity = 1, optional = false) => ({
  text,
  quantity,
  unit_price,
  optional,
});

/** A proposal of $14,580.00: $14,200, four stools at $95 and one option at $1,250.50, less $500. */
export const SHEET: ProposalSheet = {
  format: 1,
  reference: 'PR-7F3K9Q',
  version: 2,
  date: '2027-02-08',
  from: {
    name: 'Booth Studio',
    email: 'hello@booth.example',
    phone: '+1 (702) 555-0142',
    address: '4000 Hall Drive, Las Vegas, NV 89118',
  },
  to: { name: 'Dana Reed', company: 'Acme Robotics', email: 'dana@acme.example' },
  show: { name: 'CES', place: 'Las Vegas, NV', opens_on: '2027-05-06' },
  booth_size: '10x20',
  lines: [
    line('Base booth package 10x20', 14_200),
    line('Bar stools', 95, 4),
    line('Storage between shows, per month', 1250.5, 1, true),
    line('Returning customer', -500),
  ],
  note: 'Thank you for the call. The counter is now on the aisle, as you asked.',
  valid_until: '2027-03-10',
  plan: [
    { percent: 50, due_on: null, text: 'With the order' },
    { percent: 50, due_on: '2027-04-01', text: '35 days before the show' },
  ],
  terms: 'What does a change cost after the order?\nNothing until the graphics are printed.',
  booth: {
    design,
    extras: [stools],
    chosen: [{ id: 'bar-stools', name: 'Bar stools', quantity: 4 }],
    tint: '#d01040',
    wall: 'color',
    ink: 'white',
    logo: null,
    picture: null,
  },
};

export const OPEN: ShownProposal = {
  sheet: sheetText(SHEET),
  sha256: '',
  version: 2,
  newest: 2,
  state: 'open',
  ends_at: '2027-03-11T05:00:00.000Z',
  accepted: null,
  changed_at: '2027-02-08T15:00:00.000Z',
  deposit_on: null,
  paid_on: null,
};

export const ACCEPTED: ShownProposal = {
  ...OPEN,
  state: 'accepted',
  changed_at: '2027-02-09T18:04:00.000Z',
  accepted: {
    version: 2,
    sha256: 'a'.repeat(64),
    ticked: [2],
    total: 15_330.5,
    name: 'Dana Reed',
    role: 'Marketing director',
    at: '2027-02-09T18:04:00.000Z',
  },
};

export function answerWithProposal(proposal: ShownProposal): object {
  return { success: true, proposal };
}

/** Fakes an API that knows the proposal, except for `answers`. */
export function proposalApi(answers: Record<string, Answer> = {}): FakeApi {
  return fakeApi({
    [GET_PROPOSAL]: answerWithProposal(OPEN),
    [ACCEPT]: answerWithProposal(ACCEPTED),
    [DECLINE]: answerWithProposal({ ...OPEN, state: 'declined' }),
    [ASK]: answerWithProposal(OPEN),
    ...answers,
  });
}

/** The page behind a proposal's link, located by roles and names only. */
export const proposalPage = {
  sheet: page.getByRole('article', { name: 'Proposal PR-7F3K9Q' }),
  heading: (name: string) => page.getByRole('heading', { name }),
  notice: page.getByRole('alert'),
  button: (name: string) => page.getByRole('button', { name, exact: true }),
  name: page.getByRole('textbox', { name: 'Your name' }),
  role: page.getByRole('textbox', { name: 'Your role' }),
  tick: page.getByRole('checkbox', { name: 'I accept this proposal on behalf of Acme Robotics' }),
  option: page.getByRole('checkbox', { name: 'Storage between shows, per month' }),
  accept: page.getByRole('button', { name: /^Accept for / }),
  dialog: page.getByRole('dialog'),

  /** Opens the page by its link, on an API that knows the proposal, except for `answers`. */
  async open(answers: Record<string, Answer> = {}, token = PROPOSAL_TOKEN): Promise<FakeApi> {
    const api = proposalApi(answers);
    history.replaceState(null, '', token === '' ? location.pathname : `#${token}`);
    onTestFinished(() => history.replaceState(null, '', location.pathname));
    await render(
      <main className="container-page">
        <ProposalPage />
      </main>,
    );
    return api;
  },

  async fill(): Promise<void> {
    await proposalPage.name.fill('Dana Reed');
    await proposalPage.role.fill('Marketing director');
    await proposalPage.tick.click();
  },
};
