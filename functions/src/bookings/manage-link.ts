import type { MailBlock } from '../mail-kit/layout.ts';

/** The way to the meeting's page, in every mail to the visitor about a meeting to come. */
export function manageLink(url: string): MailBlock {
  return { kind: 'link', label: 'Change or cancel your meeting', url };
}
