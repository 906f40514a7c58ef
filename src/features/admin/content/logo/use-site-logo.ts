import { useEffect, useRef, useState } from 'react';
import type { Content } from '../../../../domain/content.ts';
import type { SiteSettings } from '../../../../domain/records/site-settings.ts';
import { getJson } from '../../../../lib/api-client.ts';
import type { Live } from '../../kit/live-lists/live-record.ts';
import type { LiveList } from '../../kit/live-lists/use-live-list.ts';

/** The logo that the site shows, and its variant for dark grounds. */
export interface SiteLogo {
  readonly logo: string | null;
  readonly dark: string | null;
}

const NONE: SiteLogo = { logo: null, dark: null };

/**
 * The logo that the site shows, whichever administrator has set it; null while it is being asked for. What this
 * administrator changes shows at once; without an answer of the site it is the own one.
 */
export function useSiteLogo({
  status,
  records: [own],
}: Pick<LiveList<SiteSettings>, 'status' | 'records'>): SiteLogo | null {
  const [published, setPublished] = useState<SiteLogo | 'unknown' | null>(null);
  const firstVersion = useRef<string | null>(null);
  useEffect(() => {
    let isShown = true;
    void getJson<Content>('/api/content', { cache: 'no-store' }).then((result) => {
      if (isShown) setPublished(result.ok ? ofContent(result.data) : 'unknown');
    });
    return () => {
      isShown = false;
    };
  }, []);
  if (status === 'loading' || published === null) return null;
  firstVersion.current ??= versionOf(own);
  const isOwnNews = own !== undefined && versionOf(own) !== firstVersion.current;
  return isOwnNews || published === 'unknown' ? ofSettings(own) : published;
}

function versionOf(own: Live<SiteSettings> | undefined): string {
  return own ? `${own.version} ${own.logo_url} ${own.logo_dark_url}` : 'none';
}

function ofContent({ logo_url, logo_dark_url }: Content): SiteLogo {
  return { logo: logo_url, dark: logo_dark_url ?? null };
}

function ofSettings(own: SiteSettings | undefined): SiteLogo {
  return own ? { logo: own.logo_url, dark: own.logo_dark_url ?? null } : NONE;
}
