/**
 * Role of a header image (global.css): `alone` everywhere, on the dark hero with a white plate; next to a
 * variant for dark backgrounds, that one on the hero and the other elsewhere.
 */
export interface ShownLogo {
  readonly url: string;
  readonly role: 'alone' | 'light' | 'dark';
}

/** The images that replace the text brand, one visible at a time; none without a logo. */
export function shownLogos(logo: string | null, dark: string | null): ShownLogo[] {
  if (!logo) return [];
  if (!dark) return [{ url: logo, role: 'alone' }];
  return [
    { url: logo, role: 'light' },
    { url: dark, role: 'dark' },
  ];
}
