/**
 * Role of a header image (global.css): `alone` is shown everywhere, on the dark hero with a white plate. If there is a
 * variant for dark backgrounds, it is shown on the hero and the other one elsewhere.
 */
export interface ShownLogo {
  readonly url: string;
  readonly role: 'alone' | 'light' | 'dark';
}

/** Returns the images that replace the text brand, one visible at a time; none without a logo. */
export function shownLogos(logo: string | null, dark: string | null): ShownLogo[] {
  if (!logo) return [];
  if (!dark) return [{ url: logo, role: 'alone' }];
  return [
    { url: logo, role: 'light' },
    { url: dark, role: 'dark' },
  ];
}
