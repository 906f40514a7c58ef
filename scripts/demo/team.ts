import { HOSTS } from '../../src/domain/records/hosts.ts';
import { MEETING_SETTINGS_ID, TEAM_SETTINGS } from '../../src/domain/records/team-settings.ts';
import { TERMS, TERMS_ID } from '../../src/domain/records/terms.ts';
import type { PlaceChoice } from '../../src/domain/schemas/meeting-place.ts';
import { DEMO_ADMINS } from '../stack/demo-admins.ts';

/** A separate video room for each meeting. */
export const DEMO_PLACE: PlaceChoice = {
  place_kind: 'video',
  video_url: 'https://meet.example.com/booth-{reference}',
  address: '',
};

/** The demo company rents its booths. */
const DEMO_TERMS = {
  ownership:
    'You rent the booth for the show. We own the structure; prints and anything with your brand are yours.',
  payment: 'Half with the order, half 35 days before the show opens. By bank transfer or check.',
  order_by: 'Order at least 21 days before the show opens. Prints can change until 14 days before.',
  contractor_form: 'We do, as your exhibitor-appointed contractor. You only confirm us with the show.',
  insurance:
    'We insure the booth and our crew, and send the certificate to the venue. Insure your own products.',
  dismantling: 'Our crew, after the show closes. You only pack your own things.',
  after_show: 'Back to our warehouse. Ask us to keep your prints for the next show.',
  cancellation:
    'Until 35 days before the show, you pay the design and what we have printed. After that, the full price.',
};

/** Names of the hosts, in the order of the demo administrators. */
const HOST_NAMES = ['Alex Rivera', 'Sam Chen'];

/** Returns documents by path with the place and the hosts of the demo's meetings, and its terms. */
export function teamDocuments(adminId: string): [path: string, fields: object][] {
  return [
    [
      TEAM_SETTINGS.path(MEETING_SETTINGS_ID),
      TEAM_SETTINGS.schema.parse({ ...DEMO_PLACE, admin_id: adminId }),
    ],
    [TERMS.path(TERMS_ID), TERMS.schema.parse({ ...DEMO_TERMS, admin_id: adminId })],
    ...DEMO_ADMINS.map(({ uid }, index): [string, object] => [
      HOSTS.path(uid),
      HOSTS.schema.parse({ name: HOST_NAMES[index], photo_url: null, admin_id: uid }),
    ]),
  ];
}
