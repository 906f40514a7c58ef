import { namesExample } from './local-site.ts';

/** Telephone numbers reserved for fiction: 555-0100 to 555-0199. */
const FICTION = /555\D?01\d\d/;

/** Lists, in sentences, which of the company's addresses are still this repository's examples. */
export function brandProblems(brand: { readonly email: string; readonly phone: string }): string[] {
  const problems: string[] = [];
  if (namesExample(brand.email)) problems.push(`the e-mail address ${brand.email} is an example`);
  if (FICTION.test(brand.phone)) problems.push(`the telephone number ${brand.phone} is nobody's`);
  return problems;
}
