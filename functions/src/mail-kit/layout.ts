import { brand, mailtoUrl, telUrl } from '../../../src/config/brand.ts';
import type { RenderedMail } from './outbox.ts';

class SafeHtml {
  readonly source: string;
  constructor(source: string) {
    this.source = source;
  }
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(value: unknown): string {
  if (value instanceof SafeHtml) return value.source;
  if (Array.isArray(value)) return value.map(escaped).join('');
  return String(value).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

/** A template that escapes all values but SafeHtml and lists of it. */
export function html(parts: TemplateStringsArray, ...values: readonly unknown[]): SafeHtml {
  return new SafeHtml(parts.reduce((text, part, index) => `${text}${escaped(values[index - 1])}${part}`));
}

export interface MailContent {
  /** Preview text in the mailbox's list, next to the subject. */
  readonly preview: string;
  readonly title: string;
  readonly blocks: readonly MailBlock[];
}

export type MailBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'rows'; readonly title: string; readonly rows: readonly MailRow[] }
  | { readonly kind: 'link'; readonly label: string; readonly url: string }
  | {
      readonly kind: 'image';
      /** Absolute, on our own site. */
      readonly url: string;
      readonly alt: string;
      /** Displayed size, in pixels. */
      readonly width: number;
      readonly height: number;
    };

/** A labelled value of one or more lines. `strong` sets a total apart; `small` is small print. */
export interface MailRow {
  readonly label: string;
  readonly value: string;
  readonly strong?: boolean;
  readonly small?: boolean;
  readonly href?: string | undefined;
}

const FONT = 'font-family:Helvetica,Arial,sans-serif';

/** Renders HTML with tables and inline styles, which all mail programs understand. */
export function renderHtml({ preview, title, blocks }: MailContent): string {
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${title}</title>
</head>
<body style="margin:0;padding:0;background:#eef1f6">
<div style="display:none;max-height:0;overflow:hidden">${preview}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#eef1f6">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px;background:#ffffff;border-radius:12px">
<tr><td style="${FONT};padding:20px 32px;background:#0b1533;border-radius:12px 12px 0 0;color:#ffffff;font-size:18px;font-weight:bold">${brand.name}</td></tr>
<tr><td style="${FONT};padding:32px 32px 8px;color:#0b1533;font-size:24px;line-height:32px;font-weight:bold">${title}</td></tr>
${blocks.map(blockHtml)}
<tr><td style="${FONT};padding:24px 32px 32px;border-top:1px solid #dde3ee;color:#55607a;font-size:14px;line-height:22px">
${brand.name} · <a href="${mailtoUrl()}" style="color:#1d47d8">${brand.email}</a> · <a href="${telUrl()}" style="color:#1d47d8">${brand.phone}</a>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
  return page.source;
}

function blockHtml(block: MailBlock): SafeHtml {
  if (block.kind === 'paragraph') {
    return html`<tr><td style="${FONT};padding:8px 32px 16px;color:#2b3550;font-size:16px;line-height:24px">${lines(block.text)}</td></tr>
`;
  }
  if (block.kind === 'link') return buttonHtml(block);
  if (block.kind === 'image') return imageHtml(block);
  return html`<tr><td style="padding:8px 32px 24px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0">
<tr><td colspan="2" style="${FONT};padding:8px 0;color:#0b1533;font-size:16px;line-height:24px;font-weight:bold">${block.title}</td></tr>
${block.rows.map(rowHtml)}
</table>
</td></tr>
`;
}

/** The colored cell is the button in programs that ignore a link's padding. */
function buttonHtml({ label, url }: Extract<MailBlock, { kind: 'link' }>): SafeHtml {
  return html`<tr><td style="padding:8px 32px 24px">
<table role="presentation" cellpadding="0" cellspacing="0"><tr><td bgcolor="#1d47d8" style="mso-padding-alt:12px 20px;border-radius:8px;background:#1d47d8"><a href="${url}" style="${FONT};display:inline-block;padding:12px 20px;border-radius:8px;background:#1d47d8;color:#ffffff;font-size:16px;line-height:24px;font-weight:bold;text-decoration:none">${label}</a></td></tr></table>
</td></tr>
`;
}

function imageHtml({ url, alt, width, height }: Extract<MailBlock, { kind: 'image' }>): SafeHtml {
  return html`<tr><td style="padding:8px 32px 24px"><img src="${url}" alt="${alt}" width="${width}" height="${height}" style="${FONT};display:block;width:100%;max-width:${width}px;height:auto;border:0;border-radius:8px;background:#eef1f6;color:#55607a;font-size:14px;line-height:22px"></td></tr>
`;
}

function rowHtml({ label, value, strong, small, href }: MailRow): SafeHtml {
  const size = small ? '12px' : '14px';
  const weight = strong ? 'bold' : 'normal';
  const text = lines(value);
  const content = href ? html`<a href="${href}" style="color:#1d47d8">${text}</a>` : text;
  return html`<tr>
<td valign="top" width="38%" style="${FONT};padding:8px 12px 8px 0;border-top:1px solid #dde3ee;color:#55607a;font-size:${size};line-height:22px">${label}</td>
<td valign="top" style="${FONT};padding:8px 0;border-top:1px solid #dde3ee;color:#0b1533;font-size:${size};line-height:22px;font-weight:${weight}">${content}</td>
</tr>
`;
}

function lines(text: string): SafeHtml[] {
  return text.split('\n').map((line, index) => (index === 0 ? html`${line}` : html`<br>${line}`));
}

/** Renders a mail in both of its forms. */
export function renderMail({
  preview,
  title,
  blocks,
  ...mail
}: MailContent & Omit<RenderedMail, 'html' | 'text'>): RenderedMail {
  const content = { preview, title, blocks };
  return { ...mail, html: renderHtml(content), text: renderText(content) };
}

export function paragraph(text: string): MailBlock {
  return { kind: 'paragraph', text };
}

/** Begins a mail to a visitor; the name may be empty. */
export function greeting(name: string): string {
  return `${['Hello', name].filter(Boolean).join(' ')},\n`;
}

/** Renders plain text with lines ended by '\n'. */
export function renderText({ title, blocks }: MailContent): string {
  const texts = blocks.map(blockText).filter((text) => text !== null);
  return [title, ...texts, `--\n${brand.name}\n${brand.email}\n${brand.phone}`].join('\n\n').concat('\n');
}

/** Null for an image. */
function blockText(block: MailBlock): string | null {
  if (block.kind === 'image') return null;
  if (block.kind === 'paragraph') return block.text;
  if (block.kind === 'link') return `${block.label}: ${block.url}`;
  const rows = block.rows.map(({ label, value }) => `${label}: ${value.replaceAll('\n', '\n  ')}`);
  return [block.title, ...rows].join('\n');
}
