import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import type { OfferedDay } from './firestore.ts';

/** Books a slot through the API, like another visitor; returns the link to the meeting. */
export async function bookSlot(
  request: APIRequestContext,
  day: OfferedDay,
  time: string,
  email: string,
): Promise<string> {
  const response = await request.post('/api/create-booking', {
    headers: { 'X-Idempotency-Key': randomUUID() },
    data: {
      date: day.date,
      time,
      user_email: email,
      user_name: 'Fran First',
      user_phone: '',
      company: 'First Come Inc.',
      website: '',
      availability_id: day.availabilityId,
      quote_submission_id: null,
      time_zone: 'America/New_York',
    },
  });
  expect(response.status(), await response.text()).toBe(201);
  const { booking } = (await response.json()) as { booking: { manage_url: string } };
  return booking.manage_url;
}
