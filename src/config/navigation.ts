/** Target of every 'Get Quote' link. */
export const quoteSection = 'quote-automation';

export const contactSection = 'contact';
export const projectsSection = 'reference-projects';

/** Sections of the home page that header and footer link to, in page order. */
export const navigation: readonly { label: string; section: string }[] = [
  { label: 'Quote Automation', section: quoteSection },
  { label: 'Reference Projects', section: projectsSection },
  { label: 'Contact', section: contactSection },
];

/** Returns the URL of a home-page section: on the home page only the fragment, so that it does not reload. */
export function sectionUrl(section: string, onHomePage: boolean): string {
  return `${onHomePage ? '' : '/'}#${section}`;
}

/** Choices that a link passes to the wizard (sections/hero-quote.ts, features/wizard/draft/use-hero-choice.ts). */
export interface LinkedChoice {
  /** Id of a listed show. */
  readonly show?: string;
  readonly booth?: string;
  /** Slug of a booth design of that size. */
  readonly design?: string;
  /** Id of a reference project to start from. */
  readonly from?: string;
}

/** Returns the wizard's URL on the home page with choices already made, for links on other pages. */
export function quoteUrl(choice: LinkedChoice): string {
  return `/?${new URLSearchParams({ ...choice })}#${quoteSection}`;
}
