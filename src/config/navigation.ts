/** One entry of the site's navigation: a section of the home page. */
export interface NavigationItem {
  label: string;
  /** The id of the section on the home page. */
  section: string;
}

/** The section that every 'Get Quote' leads to. */
export const quoteSection = 'quote-automation';

/** The section with the contact form and the direct ways to reach the company. */
export const contactSection = 'contact';

export const projectsSection = 'reference-projects';

/** The sections that header and footer link to, in page order. */
export const navigation: readonly NavigationItem[] = [
  { label: 'Quote Automation', section: quoteSection },
  { label: 'Reference Projects', section: projectsSection },
  { label: 'Contact', section: contactSection },
];

/** Address of a home-page section: a plain fragment on the home page itself, so that it never reloads. */
export function sectionUrl(section: string, onHomePage: boolean): string {
  return `${onHomePage ? '' : '/'}#${section}`;
}
