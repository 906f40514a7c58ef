import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import type { OfferedDay } from './firestore.ts';
import { aBookingRequest } from './payloads.ts';

/** Books a slot through the API, like another visitor; returns the link to the meeting. */
export async function bookSlot(
  request: APIRequestContext,
  day: OfferedDay,
  time: string,
  email: string,
): Promise<string> {
  const response = await request.post('/api/create-booking', {
    headers: { 'X-Idempotency-Key': randomUUID() },
    data: aBookingRequest({
      ...{ date: day.date, time, availability_id: day.availabilityId },
      ...{ user_name: 'Fran First', user_email: email, company: 'First Come Inc.' },
    }),
  });
  expect(response.status(), await response.text()).toBe(201);
  const { booking } = (await response.json()) as { booking: { manage_url: string } };
  return booking.manage_url;
}
