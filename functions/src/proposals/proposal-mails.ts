/** Mails about proposals. A customer's words reach no mail to the customer: the address may be a stranger's. */
import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import { brand, calendarHost } from '../../../src/config/brand.ts';
import { completeFile } from '../../../src/domain/booking/calendar.ts';
import { dealUrl } from '../../../src/domain/panel-links.ts';
import {
  lineTotalText,
  paymentAmounts,
  paymentText,
  proposalAmounts,
  quantityText,
} from '../../../src/domain/proposal/amounts.ts';
import { paymentEntries } from '../../../src/domain/proposal/payment-entries.ts';
import type { ProposalBooth, ProposalSheet } from '../../../src/domain/proposal/sheet.ts';
import { validUntilText } from '../../../src/domain/proposal/valid-until.ts';
import { cardImage } from '../../../src/domain/quote/design-views.ts';
import { exactUsd } from '../../../src/domain/quote/pricing.ts';
import type { Proposal } from '../../../src/domain/records/proposals.ts';
import { formatDay } from '../../../src/domain/time/format-time.ts';
import { greeting } from '../../../src/domain/visitor/strangers-words.ts';
import { contactRows } from '../mail-kit/contact-rows.ts';
import { type MailBlock, type MailRow, openInPanel, paragraph, renderMail } from '../mail-kit/layout.ts';
import type { RenderedMail } from '../mail-kit/outbox.ts';
import { boothPicture, WIDTH } from '../mail-kit/quote-rows.ts';

interface SentProposal {
  readonly sheet: ProposalSheet;
  /** The customer's link. */
  readonly url: string;
  readonly siteUrl: string;
  /** A JPEG of the booth; null without one. */
  readonly picture: Buffer | null;
}

/** Mails the customer a version, with the link to it and the booth's picture. */
export function proposalMail({ sheet, url, siteUrl, picture }: SentProposal): RenderedMail {
  const { reference, version, lines, valid_until, to, booth } = sheet;
  const validUntil = validUntilText(valid_until);
  const isFirst = version === 1;
  const title = isFirst ? 'Your booth proposal' : 'Your booth proposal has a new version';
  const options = lines.filter(({ optional }) => optional);
  return renderMail({
    kind: 'proposal',
    subject: isFirst
      ? `Your booth proposal from ${brand.name}, ${reference}`
      : `New version of your booth proposal from ${brand.name}, ${reference}`,
    preview: `${exactUsd(proposalAmounts(lines).total)}, valid until ${validUntil}`,
    title,
    ...(picture && { picture }),
    blocks: [
      paragraph(
        `${greeting(to.name)}\nOur proposal for your booth is ready${isFirst ? '' : ', and replaces the one before'}. Open it to see ${booth ? 'the booth, ' : ''}the terms and the payments, and to accept it.`,
      ),
      { kind: 'link', label: 'Open the proposal', url },
      ...(booth ? boothBlocks(booth, siteUrl, picture !== null) : []),
      priced(`Proposal ${reference}`, [
        ...lineRows(sheet, []),
        { label: 'Total', value: exactUsd(proposalAmounts(lines).total), strong: true },
        ...options.map((line) => ({ label: `Option: ${line.text}`, value: lineTotalText(line) })),
      ]),
      paragraph(
        `Valid until ${validUntil}.\nQuestions, or something to change? Reply to this email, call ${brand.phone}, or ask on the proposal's page. You can forward the link to the person who decides.`,
      ),
    ],
  });
}

/** Returns the picture that goes with the mail, or without one the design's. */
function boothBlocks(
  { design, chosen, logo }: ProposalBooth,
  siteUrl: string,
  isDrawn: boolean,
): MailBlock[] {
  if (!isDrawn) return boothPicture(siteUrl, { title: design.title, url: cardImage(design) });
  const worn = [chosen.length > 0 && 'extras', logo && 'logo'].filter(Boolean).join(' and ');
  const caption = worn ? `${design.title}, with your ${worn}` : design.title;
  return [{ kind: 'image', url: 'cid:booth', alt: caption, caption, width: WIDTH, height: (WIDTH * 3) / 4 }];
}

interface Accepted {
  readonly proposal: Proposal & { readonly accepted: NonNullable<Proposal['accepted']> };
  readonly sheet: ProposalSheet;
  readonly url: string;
  readonly siteUrl: string;
  readonly now: Date;
}

/** Mails the customer a copy of the acceptance, with a calendar entry for each day on which a payment is due. */
export function acceptedMail({ proposal, sheet, url, now }: Accepted): RenderedMail {
  const { total } = proposal.accepted;
  return renderMail({
    kind: 'proposal-accepted',
    subject: `Accepted: your booth proposal from ${brand.name}, ${sheet.reference}`,
    ...paymentCalendar(sheet, total, now),
    preview: `${exactUsd(total)}, reference ${sheet.reference}`,
    title: 'Your booth proposal is accepted',
    blocks: [
      paragraph(
        `${greeting(sheet.to.name)}\nThank you for your order. This is your copy of what was accepted on ${formatDay(now)}; the link opens the whole proposal, and shows who accepted it.`,
      ),
      { kind: 'link', label: 'Open the proposal', url },
      ...acceptedRows({ proposal, sheet }),
      ...[sheet.from.bank_details, sheet.from.tax_line].flatMap((text) => (text ? [paragraph(text)] : [])),
      paragraph(
        `Not your order? Reply to this email, or call ${brand.phone}. Include ${sheet.reference} with your bank transfer.`,
      ),
    ],
  });
}

function paymentCalendar(sheet: ProposalSheet, total: number, now: Date): Pick<RenderedMail, 'ics'> {
  const entries = paymentEntries(sheet, total, { name: brand.name, host: calendarHost });
  if (entries.length === 0) return {};
  const calendar = ical({
    prodId: { company: brand.name, product: 'Proposals', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  });
  for (const entry of entries)
    calendar.createEvent({ ...entry, stamp: now, transparency: ICalEventTransparency.TRANSPARENT });
  return { ics: { method: 'PUBLISH', content: completeFile(calendar.toString()) } };
}

/** Mails the team who accepted what. */
export function acceptedNoticeMail(accepted: Accepted): RenderedMail {
  const { name, role, total } = accepted.proposal.accepted;
  return noticeMail(
    'accepted',
    accepted,
    [
      { kind: 'rows', title: 'Acceptance', rows: [{ label: 'Accepted by', value: `${name}, ${role}` }] },
      ...acceptedRows(accepted),
      paragraph(
        'The customer is marked as sold with this total. Record the payments in the panel as they come in.',
      ),
    ],
    `, ${exactUsd(total)}`,
  );
}

const NOTICES = {
  accepted: { kind: 'proposal-accepted-notice', subject: 'Proposal accepted', did: 'accepted' },
  declined: { kind: 'proposal-declined-notice', subject: 'Proposal declined', did: 'declined' },
  asked: {
    kind: 'proposal-asked-notice',
    subject: 'Change of a proposal wanted',
    did: 'asked to change',
  },
} as const;

/** Mails the team what the customer did, and the customer's words in `blocks`. */
export function noticeMail(
  what: keyof typeof NOTICES,
  { proposal, siteUrl }: Pick<Accepted, 'siteUrl'> & { readonly proposal: Proposal },
  blocks: readonly MailBlock[],
  detail = '',
): RenderedMail {
  const { reference, version, name, company, email, deal_id } = proposal;
  const { kind, subject, did } = NOTICES[what];
  const party = company || name || email;
  return renderMail({
    kind,
    reply_to: email,
    subject: `${subject}${detail}: ${party}`,
    preview: `${reference}, version ${version}`,
    title: `${party} ${did} the proposal ${reference}`,
    blocks: [...blocks, contactRows({ name, company, email }), openInPanel(dealUrl(siteUrl, deal_id))],
  });
}

function acceptedRows({ proposal, sheet }: Pick<Accepted, 'proposal' | 'sheet'>): MailBlock[] {
  const { ticked, total } = proposal.accepted;
  const amounts = paymentAmounts(sheet.plan, total);
  const payments = sheet.plan.map((payment, index) => ({
    label: payment.due_on ? formatDay(payment.due_on) : 'With the order',
    value: [paymentText(payment, amounts[index] ?? 0), payment.text].filter(Boolean).join('\n'),
  }));
  return [
    priced(`Proposal ${sheet.reference}, version ${sheet.version}`, [
      ...lineRows(sheet, ticked),
      { label: 'Total', value: exactUsd(total), strong: true },
    ]),
    priced('Payments', payments),
  ];
}

function priced(title: string, rows: readonly MailRow[]): MailBlock {
  return { kind: 'rows', title, isPriced: true, rows };
}

/** Returns the lines that count, with the `ticked` options. */
function lineRows({ lines }: ProposalSheet, ticked: readonly number[]): MailRow[] {
  return lines
    .filter(({ optional }, index) => !optional || ticked.includes(index))
    .map((line) => ({
      label: line.quantity === 1 ? line.text : `${quantityText(line.quantity)} × ${line.text}`,
      value: lineTotalText(line),
    }));
}
