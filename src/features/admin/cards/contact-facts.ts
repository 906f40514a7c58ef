import { mailLink } from '../../../lib/mail-link.ts';
import { telLink } from '../../../lib/tel-link.ts';
import type { Fact } from './FactList.tsx';

interface Contact {
  readonly email: string;
  readonly phone: string;
  readonly company: string;
  readonly website?: string;
}

/** How to reach a visitor. */
export function contactFacts({ email, phone, company, website = '' }: Contact): Fact[] {
  return [
    { term: 'Email', text: email, href: mailLink(email), copied: 'email' },
    { term: 'Phone', text: phone, href: telLink(phone), copied: 'phone' },
    { term: 'Company', text: company },
    { term: 'Website', text: website, href: webLink(website), isElsewhere: true },
  ];
}

/** The address of a website that was typed with or without its scheme; null for what is none. */
function webLink(website: string): string | null {
  const address = /^https?:\/\//i.test(website) ? website : `https://${website}`;
  return website !== '' && URL.canParse(address) ? address : null;
}
