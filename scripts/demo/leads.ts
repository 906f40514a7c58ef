/** Demo leads: messages of the contact form and requests of the custom-size form. Storing them sends no mail. */
import type { Firestore } from 'firebase-admin/firestore';
import { CONTACT_MESSAGES } from '../../src/domain/records/contact-messages.ts';
import { CUSTOM_REQUESTS } from '../../src/domain/records/custom-requests.ts';
import type { CameFrom } from '../../src/domain/schemas/came-from.ts';
import { type ContactMessage, contactMessageSchema } from '../../src/domain/schemas/contact-message.ts';
import { type CustomRequest, customRequestSchema } from '../../src/domain/schemas/custom-request.ts';

const HOUR_MS = 3_600_000;

/** Sources of the demo's leads, used in turn. */
const ARRIVALS: readonly CameFrom['last'][] = [
  { utm_source: 'google', utm_medium: 'cpc', utm_campaign: 'spring-shows', landing: '/shows/ces-las-vegas' },
  { referrer: 'www.google.com', landing: '/booths/10x20' },
  { landing: '/' },
  { utm_source: 'expo-news', utm_medium: 'email', utm_campaign: 'november', landing: '/' },
];

/** Returns the source of the demo's nth lead. */
export function demoSource(index: number): CameFrom {
  const last = ARRIVALS[index % ARRIVALS.length] ?? { landing: '/' };
  return { first: last, last };
}

/** Newest first. */
export const DEMO_CONTACT_MESSAGES: readonly ContactMessage[] = [
  {
    name: 'Rosa Delgado',
    company: 'Halcyon Optics',
    email: 'rosa@halcyon.example.com',
    phone: '+1 (512) 555-0117',
    message:
      'We exhibit at SXSW in March and at NAB in April.\nCan the same booth travel between the two, and who stores it in between?',
  },
  {
    name: 'Peter Okafor',
    company: 'Brightwater Pumps',
    email: 'p.okafor@brightwater.example.com',
    phone: '+1 (312) 555-0164',
    message: 'Do you handle the union labor paperwork at McCormick Place?',
  },
  {
    name: 'Mei Tanaka',
    company: 'Kumo Robotics',
    email: 'mei@kumo.example.com',
    phone: '+1 (415) 555-0128',
    message:
      'Our robot arm needs 208V three-phase power and a safety fence.\n\nWould that fit into a 10x20 booth? Happy to send drawings.',
  },
];

/** Newest first; lengths in feet. */
export const DEMO_CUSTOM_REQUESTS: readonly CustomRequest[] = [
  {
    width: 30,
    depth: 40,
    height: 16,
    requests:
      'Two-level booth with a closed meeting room for eight upstairs.\nWe need a load-bearing floor for a 2,200 lb machine.',
    name: 'Ingrid Solberg',
    company: 'Fjordline Machining',
    email: 'ingrid@fjordline.example.com',
    phone: '+1 (206) 555-0136',
  },
  {
    width: 10,
    depth: 30,
    height: 8,
    requests: 'Inline booth with three identical demo bays for a games launch.',
    name: 'Marcus Bell',
    company: 'Lanternfish Games',
    email: 'marcus@lanternfish.example.com',
    phone: '',
  },
];

/** Stores the leads as if sent in the days before `now`. Throws for one that a visitor could not send. */
export async function seedLeads(db: Firestore, now: Date): Promise<void> {
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  const batch = db.batch();
  DEMO_CONTACT_MESSAGES.forEach((message, index) => {
    batch.set(db.doc(CONTACT_MESSAGES.path(`demo-message-${index + 1}`)), {
      ...contactMessageSchema.parse(message),
      came_from: demoSource(index),
      created_at: hoursAgo(index * 22 + 3),
    });
  });
  DEMO_CUSTOM_REQUESTS.forEach((request, index) => {
    batch.set(db.doc(CUSTOM_REQUESTS.path(`demo-request-${index + 1}`)), {
      ...customRequestSchema.parse(request),
      came_from: demoSource(index + 1),
      created_at: hoursAgo(index * 31 + 5),
    });
  });
  await batch.commit();
}
