/** Key and limits as in src/lib/submission/submit-intent.ts and the schema, which this script does not load. */
const KEY = 'booth-studio:came-from:v1';
const MAX_SOURCE = 100;
const MAX_LANDING = 200;

const CAMPAIGN = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'];

/** Click ids of ads without campaign parameters. Only the source is stored: the id belongs to a person. */
const CLICK_IDS = { gclid: 'google', gbraid: 'google', wbraid: 'google', msclkid: 'bing' };

/** Browser signals against tracking, and for saving data. */
type Signals = Navigator & {
  readonly globalPrivacyControl?: boolean;
  readonly connection?: { readonly saveData?: boolean };
};

/**
 * Records this tab's first arrival and its last one from another site, until the tab is closed
 * (docs/decisions/0096-numbers.md). Imports nothing, so that Astro inlines it.
 */
export function recordArrival(): void {
  try {
    const { doNotTrack, globalPrivacyControl, connection } = navigator as Signals;
    if (doNotTrack === '1' || globalPrivacyControl || connection?.saveData) {
      sessionStorage.removeItem(KEY);
      return;
    }
    const source = sourceOf(new URLSearchParams(location.search), document.referrer);
    const kept = sessionStorage.getItem(KEY);
    if (kept && Object.keys(source).length === 0) return;
    const last = { ...source, landing: location.pathname.slice(0, MAX_LANDING) };
    const { first = last } = kept ? (JSON.parse(kept) as { first?: object }) : {};
    sessionStorage.setItem(KEY, JSON.stringify({ first, last }));
  } catch {
    // Storage is blocked or has an unexpected value
  }
}

/** Returns the campaign and the referring site, if any. */
function sourceOf(query: URLSearchParams, referrer: string): Record<string, string> {
  const source: Record<string, string> = {};
  for (const name of CAMPAIGN) {
    const text = plain(query.get(name) ?? '');
    if (text) source[name] = text;
  }
  const clicked = Object.entries(CLICK_IDS).find(([id]) => query.has(id));
  if (clicked && !source['utm_source']) Object.assign(source, { utm_source: clicked[1], utm_medium: 'cpc' });
  const host = referrer && new URL(referrer).host;
  if (host && host !== location.host) source['referrer'] = plain(host);
  return source;
}

/** Returns limited text without invisible characters; empty for an email address, which would name a person. */
function plain(text: string): string {
  if (text.includes('@')) return '';
  return text
    .slice(0, MAX_SOURCE)
    .replace(/[^\p{L}\p{M}\p{N}\p{P}\p{S} ]/gu, '')
    .trim();
}
