import { HOSTS } from '../../src/domain/records/hosts.ts';
import { MEETING_SETTINGS_ID, TEAM_SETTINGS } from '../../src/domain/records/team-settings.ts';
import type { PlaceChoice } from '../../src/domain/schemas/meeting-place.ts';
import { DEMO_ADMINS } from '../stack/demo-admins.ts';

/** A separate video room for each meeting. */
export const DEMO_PLACE: PlaceChoice = {
  place_kind: 'video',
  video_url: 'https://meet.example.com/booth-{reference}',
  address: '',
};

/** Names of the hosts, in the order of the demo administrators. */
const HOST_NAMES = ['Alex Rivera', 'Sam Chen'];

/** Returns documents by path that define the place and the hosts of the demo's meetings. */
export function teamDocuments(adminId: string): [path: string, fields: object][] {
  return [
    [
      TEAM_SETTINGS.path(MEETING_SETTINGS_ID),
      TEAM_SETTINGS.schema.parse({ ...DEMO_PLACE, admin_id: adminId }),
    ],
    ...DEMO_ADMINS.map(({ uid }, index): [string, object] => [
      HOSTS.path(uid),
      HOSTS.schema.parse({ name: HOST_NAMES[index], photo_url: null, admin_id: uid }),
    ]),
  ];
}
