import type { ContactMessage } from '../../src/domain/schemas/contact-message.ts';

/** Messages of the contact form, newest first. */
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
      'Our robot arm needs 208V three-phase power and a safety fence.\n\nWould that fit into a 10 x 20 booth? Happy to send drawings.',
  },
];
