import { brand, mailtoUrl, telUrl } from '../../../src/config/brand.ts';
import { MAIL_COLORS } from '../../../src/config/mail-look.ts';
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

/** Template tag that escapes all values except SafeHtml and lists of SafeHtml. */
export function html(parts: TemplateStringsArray, ...values: readonly unknown[]): SafeHtml {
  return new SafeHtml(parts.reduce((text, part, index) => `${text}${escaped(values[index - 1])}${part}`));
}

export interface MailContent {
  /** Preview text next to the subject in the mailbox. */
  readonly preview: string;
  readonly title: string;
  readonly blocks: readonly MailBlock[];
}

export type MailBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | {
      readonly kind: 'rows';
      readonly title: string;
      readonly rows: readonly MailRow[];
      /** True if the values are amounts, which stand on the right. */
      readonly isPriced?: boolean;
    }
  | { readonly kind: 'link'; readonly label: string; readonly url: string }
  | (MailPicture & { readonly kind: 'image'; readonly alt: string; readonly caption: string });

export interface MailPicture {
  /** Absolute URL on our site, or `cid:booth` for the mail's own picture. */
  readonly url: string;
  /** Displayed size, in pixels. */
  readonly width: number;
  readonly height: number;
}

/** A labeled value of one or more lines. `strong` emphasizes a total; `small` is small print. */
export interface MailRow {
  readonly label: string;
  readonly value: string;
  readonly strong?: boolean;
  readonly small?: boolean;
  readonly href?: string | undefined;
  /** Round picture before the value; the value says whom it shows. */
  readonly picture?: MailPicture | null;
}

const FONT = 'font-family:Helvetica,Arial,sans-serif';

/** Returns the inline colors of a class. */
function light(name: keyof typeof MAIL_COLORS): string {
  return Object.entries(MAIL_COLORS[name])
    .map(([property, [color]]) => `${property}:${color}`)
    .join(';');
}

/** Style sheet for dark mode; `!important`, since inline colors win otherwise. */
const DARK = Object.entries(MAIL_COLORS)
  .map(([name, colors]) => {
    const rules = Object.entries(colors).map(([property, [, color]]) => `${property}:${color}!important`);
    return `.${name}{${rules.join(';')}}`;
  })
  .join('\n');

/** Renders HTML with tables and inline styles, which all mail programs support. */
export function renderHtml({ preview, title, blocks }: MailContent): string {
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${title}</title>
<style>
:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){
${DARK}
}
</style>
</head>
<body class="page" style="margin:0;padding:0;${light('page')}">
<div style="display:none;max-height:0;overflow:hidden">${preview}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="page" style="${light('page')}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" class="card" style="width:100%;max-width:600px;${light('card')};border-radius:12px">
<tr><td class="head" style="${FONT};padding:20px 32px;${light('head')};border-radius:12px 12px 0 0;font-size:18px;font-weight:bold">${brand.name}</td></tr>
<tr><td class="title" style="${FONT};padding:32px 32px 8px;${light('title')};font-size:24px;line-height:32px;font-weight:bold">${title}</td></tr>
${blocks.map(blockHtml)}
<tr><td class="muted line" style="${FONT};padding:24px 32px 32px;border-top:1px solid;${light('line')};${light('muted')};font-size:14px;line-height:22px">
${brand.name} · <a href="${mailtoUrl()}" class="link" style="${light('link')}">${brand.email}</a> · <a href="${telUrl()}" class="link" style="${light('link')};white-space:nowrap">${brand.phone}</a>
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
    return html`<tr><td class="text" style="${FONT};padding:8px 32px 16px;${light('text')};font-size:16px;line-height:24px">${lines(block.text)}</td></tr>
`;
  }
  if (block.kind === 'link') return buttonHtml(block);
  if (block.kind === 'image') return imageHtml(block);
  return html`<tr><td style="padding:8px 32px 24px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0">
<tr><td colspan="2" class="title" style="${FONT};padding:8px 0;${light('title')};font-size:16px;line-height:24px;font-weight:bold">${block.title}</td></tr>
${block.rows.map((row) => rowHtml(row, block.isPriced))}
</table>
</td></tr>
`;
}

/** Renders a button as a colored cell, for programs that ignore a link's padding. */
function buttonHtml({ label, url }: Extract<MailBlock, { kind: 'link' }>): SafeHtml {
  return html`<tr><td style="padding:8px 32px 24px">
<table role="presentation" cellpadding="0" cellspacing="0"><tr><td bgcolor="${MAIL_COLORS.button.background[0]}" class="button" style="mso-padding-alt:12px 20px;border-radius:8px;${light('button')}"><a href="${url}" class="button" style="${FONT};display:inline-block;padding:12px 20px;border-radius:8px;${light('button')};font-size:16px;line-height:24px;font-weight:bold;text-decoration:none">${label}</a></td></tr></table>
</td></tr>
`;
}

function imageHtml({ url, alt, caption, width, height }: Extract<MailBlock, { kind: 'image' }>): SafeHtml {
  return html`<tr><td style="padding:8px 32px 24px"><img src="${url}" alt="${alt}" width="${width}" height="${height}" class="picture" style="${FONT};display:block;width:100%;max-width:${width}px;height:auto;border:0;border-radius:8px;${light('picture')};font-size:14px;line-height:22px"><div class="muted" style="${FONT};padding-top:8px;${light('muted')};font-size:12px;line-height:18px">${caption}</div></td></tr>
`;
}

function rowHtml({ label, value, strong, small, href, picture }: MailRow, isPriced = false): SafeHtml {
  const size = small ? '12px' : '14px';
  const weight = strong ? 'bold' : 'normal';
  const text = lines(value);
  const content = href ? html`<a href="${href}" class="link" style="${light('link')}">${text}</a>` : text;
  return html`<tr>
<td valign="top" width="${isPriced ? '64%' : '38%'}" class="muted line" style="${FONT};padding:8px 12px 8px 0;border-top:1px solid;${light('line')};${light('muted')};font-size:${size};line-height:22px">${label}</td>
<td valign="top" align="${isPriced ? 'right' : 'left'}" class="title line" style="${FONT};padding:8px 0;border-top:1px solid;${light('line')};${light('title')};font-size:${size};line-height:22px;font-weight:${weight}">${picture ? roundHtml(picture) : ''}${content}</td>
</tr>
`;
}

/** Renders a round picture. Programs that cannot crop show it with corners. */
function roundHtml({ url, width, height }: MailPicture): SafeHtml {
  return html`<img src="${url}" alt="" width="${width}" height="${height}" class="picture" style="display:block;width:${width}px;height:${width}px;margin:0 0 8px;border:0;border-radius:50%;object-fit:cover;${light('picture')}">`;
}

function lines(text: string): SafeHtml[] {
  return text.split('\n').map((line, index) => (index === 0 ? html`${line}` : html`<br>${line}`));
}

/** Renders a mail as HTML and as plain text. */
export function renderMail({
  preview,
  title,
  blocks,
  ...mail
}: MailContent & Omit<RenderedMail, 'html' | 'text'>): RenderedMail {
  const content = { preview, title, blocks };
  return { ...mail, html: renderHtml(content), text: renderText(content) };
}

/** Renders a mail of paragraphs, whose subject is its title. */
export function textMail(kind: RenderedMail['kind'], title: string, preview: string, texts: string[]) {
  return renderMail({ kind, subject: title, preview, title, blocks: texts.map(paragraph) });
}

export function paragraph(text: string): MailBlock {
  return { kind: 'paragraph', text };
}

/** Returns the rows that have a value. */
export function table(
  title: string,
  rows: readonly (Omit<MailRow, 'value'> & { readonly value: string | null | undefined })[],
): MailBlock {
  return {
    kind: 'rows',
    title,
    rows: rows.flatMap(({ value, ...row }) => (value ? [{ ...row, value }] : [])),
  };
}

/** Returns the button that opens a record in the panel, for mails to the team. */
export function openInPanel(url: string): MailBlock {
  return { kind: 'link', label: 'Open in the panel', url };
}

/** Renders plain text with lines ended by '\n'. */
export function renderText({ title, blocks }: MailContent): string {
  const texts = blocks.map(blockText).filter((text) => text !== null);
  return [title, ...texts, `--\n${brand.name}\n${brand.email}\n${brand.phone}`].join('\n\n').concat('\n');
}

/** Renders a block as plain text; null for an image. */
function blockText(block: MailBlock): string | null {
  if (block.kind === 'image') return null;
  if (block.kind === 'paragraph') return block.text;
  if (block.kind === 'link') return `${block.label}: ${block.url}`;
  const rows = block.rows.map(({ label, value, href }) => {
    // Mail and phone links repeat the value
    const address = href?.startsWith('https:') ? `: ${href}` : '';
    return `${label}: ${value.replaceAll('\n', '\n  ')}${address}`;
  });
  return [block.title, ...rows].join('\n');
}
