import type { CameFrom } from '../../../domain/schemas/came-from.ts';
import { websiteUrl } from '../../../domain/schemas/contact-details.ts';
import { cameFromText } from '../../../domain/visitor/came-from.ts';
import { mailLink, telLink } from '../../../lib/contact-links.ts';
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
    { term: 'Website', text: website, href: websiteUrl(website), isElsewhere: true },
  ];
}

/** Returns the source of a visit as a fact. */
export function cameFromFact(cameFrom: CameFrom | undefined): Fact {
  return { term: 'Came from', text: cameFromText(cameFrom), isLong: true };
}
