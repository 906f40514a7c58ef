import { MapPin, Phone, UserRound, Video } from 'lucide-react';
import type { ReactNode } from 'react';
import { meetingRules } from '../../config/meetings.ts';
import type { MeetingHost } from '../../domain/schemas/booking-answer.ts';
import type { MeetingPlace } from '../../domain/schemas/meeting-place.ts';
import { MediaImage } from '../MediaImage.tsx';
import type { Fact } from './Facts.tsx';

const ICONS = { video: Video, phone: Phone, address: MapPin };

/** Returns a meeting's place and host. `join` is shown below the place. */
export function placeFacts({ kind, text }: MeetingPlace, host: MeetingHost, join: ReactNode = null): Fact[] {
  const Icon = ICONS[kind];
  return [
    {
      term: 'Where',
      icon: <Icon className="size-4" />,
      value: (
        <>
          {text}
          {join}
        </>
      ),
    },
    {
      term: 'Host',
      icon: <UserRound className="size-4" />,
      picture: host && <HostPicture name={host.name} url={host.photo_url} />,
      value: host?.name ?? meetingRules.host,
    },
  ];
}

/** The host's round photo, or initials. Decorative: the name is next to it. */
function HostPicture({ name, url }: { name: string; url: string | null }) {
  return (
    <MediaImage
      url={url}
      alt=""
      sizes="2.25rem"
      className="size-9 rounded-full object-cover shadow-card"
      eager
      fallback={
        <span className="grid size-9 place-items-center rounded-full bg-brand text-sm font-semibold text-white">
          {initialsOf(name)}
        </span>
      }
    />
  );
}

/** Returns 'AR' for 'Alex Rivera', 'A' for 'Alex'. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  return [first, last].map((word) => [...word][0]?.toUpperCase() ?? '').join('');
}
