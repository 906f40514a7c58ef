import type { CustomRequest } from '../../src/domain/schemas/custom-request.ts';

/** Requests of the custom-size form, newest first; lengths in feet. */
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
