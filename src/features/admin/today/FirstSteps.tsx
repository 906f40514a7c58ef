import { limit, orderBy, where } from 'firebase/firestore';
import { Circle, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { nextBuildText } from '../../../config/next-build.ts';
import { BOOKINGS } from '../../../domain/records/bookings.ts';
import { BOOTH_DESIGNS } from '../../../domain/records/booth-designs.ts';
import { QUOTE_SUBMISSIONS } from '../../../domain/records/quote-submissions.ts';
import { REFERENCE_PROJECTS } from '../../../domain/records/reference-projects.ts';
import { SITE_SETTINGS } from '../../../domain/records/site-settings.ts';
import { AdminCard, cardHash } from '../controls/AdminCard.tsx';
import { queryOf } from '../controls/live-lists/stored-record.ts';
import { useFirst, useLiveList, useOwnRecord } from '../controls/live-lists/use-live-list.ts';
import { useAdmin, useNow, useToday } from '../controls/panel-context.ts';
import { usePlaceSetting } from '../meetings/meeting-place/use-place-setting.ts';
import { type Meetings, startOfDay } from '../meetings/use-meetings.ts';

/** More meetings ahead than trying out the site makes. */
const IN_USE = 3;

/**
 * 'First Steps': what a fresh site lacks. Absent once all is done. Once the site is in use, with several meetings ahead or
 * one behind, `otherwise` is shown instead: its company may want no logo.
 */
export function FirstSteps({ meetings, otherwise }: { meetings: Meetings; otherwise: ReactNode }) {
  const { uid } = useAdmin();
  const today = useToday();
  const { status, records } = meetings.upcoming;
  const isInUse = records.length >= IN_USE;
  const past = queryOf(
    BOOKINGS,
    where('admin_id', '==', uid),
    where('starts_at', '<', startOfDay(today)),
    orderBy('starts_at', 'desc'),
    limit(1),
  );
  const held = useLiveList(status === 'ready' && !isInUse ? past : null, BOOKINGS, null);
  if (status !== 'ready') return null;
  if (isInUse) return otherwise;
  if (held.status !== 'ready') return null;
  return held.records.length === 0 ? <Steps meetings={meetings} /> : otherwise;
}

type Step = readonly [text: string, href: string, isDone: boolean];

/** The steps, derived from the records; nothing while any is unknown. */
function Steps({ meetings: { offered } }: { meetings: Meetings }) {
  const now = useNow();
  const { uid } = useAdmin();
  const settings = useOwnRecord(SITE_SETTINGS, uid);
  // One of each is enough, no matter which administrator added it
  const designs = useFirst(BOOTH_DESIGNS);
  const projects = useFirst(REFERENCE_PROJECTS);
  const quotes = useFirst(QUOTE_SUBMISSIONS);
  const place = usePlaceSetting();
  const lists = [settings, offered, place, designs, projects, quotes];
  if (lists.some(({ status }) => status !== 'ready')) return null;
  const has = ({ records }: { readonly records: readonly unknown[] }) => records.length > 0;
  const hasHours = offered.records.some(({ slots }) => slots.length > 0);
  const steps: readonly Step[] = [
    ['Upload your logo', cardHash('content', 'Site Logo'), Boolean(settings.records[0]?.logo_url)],
    ['Open hours for meetings', cardHash('availability', 'Manage Availability'), hasHours],
    ['Choose where you meet', cardHash('settings', 'Where We Meet'), has(place)],
    ['Add your first booth design', cardHash('content', 'Booth Designs'), has(designs)],
    ['Add your first reference project', cardHash('content', 'Reference Projects'), has(projects)],
    // Any stored quote shows that the way from the site to the panel works
    ['Send yourself a test quote on the site', '/#quote-automation', has(quotes)],
  ];
  if (steps.every(([, , isDone]) => isDone)) return null;
  return (
    <AdminCard
      title="First Steps"
      description={`Each is checked off by itself, the test quote with the first one that arrives. Pages of designs and projects follow ${nextBuildText(now)}.`}
      className="lg:col-span-2"
    >
      <ol className="divide-y divide-line">
        {steps.map(([text, href, isDone]) => (
          <li key={text} className="flex min-h-11 items-center gap-3 text-[0.9375rem]">
            {isDone ? (
              <CircleCheck role="img" aria-label="Done:" className="size-5 shrink-0 text-success" />
            ) : (
              <Circle aria-hidden="true" className="size-5 shrink-0 text-faint" />
            )}
            {isDone ? (
              <span className="text-muted">{text}</span>
            ) : (
              <a
                href={href}
                className="focus-ring rounded-sm py-2 font-medium text-brand underline-offset-4 hover:underline"
              >
                {text}
              </a>
            )}
          </li>
        ))}
      </ol>
    </AdminCard>
  );
}
