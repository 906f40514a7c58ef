/** A program that knows only the site's address reads /llms.txt, then quotes and books. */
import { randomUUID } from 'node:crypto';
import { expect, test } from '../support/fixtures.ts';

test('a program quotes and books in at most eight requests', async ({ request, offer }) => {
  // Only so that parallel tests do not want the same hour
  const { date: day } = await offer('10:00 AM');
  let requests = 0;
  async function get(url: string) {
    requests += 1;
    const response = await request.get(url);
    expect(response.ok(), url).toBe(true);
    return response;
  }
  async function post(url: string, data: object) {
    requests += 1;
    const response = await request.post(url, { data, headers: { 'X-Idempotency-Key': randomUUID() } });
    expect([201, 202], await response.text()).toContain(response.status());
    return response.json();
  }

  const text = await (await get('/llms.txt')).text();
  expect(text.trimEnd().split('\n').length).toBeLessThan(40);
  const urls = (method: string) =>
    [...text.matchAll(new RegExp(`^\\d\\. ${method} (\\S+):`, 'gm'))].map(([, url = '']) => url);
  const [contentUrl = '', availabilityUrl = ''] = urls('GET');
  const [quoteUrl = '', bookingUrl = ''] = urls('POST');
  const [quoteBody = '', bookingBody = ''] = [...text.matchAll(/```json\n(.*)\n```/g)].map(
    ([, body = '']) => body,
  );
  const [, openApiUrl = ''] = /(\S+\/api\/openapi\.json)/.exec(text) ?? [];

  const { paths } = await (await get(openApiUrl)).json();
  for (const url of [contentUrl, availabilityUrl, quoteUrl, bookingUrl]) {
    expect(Object.keys(paths)).toContain(new URL(url).pathname);
  }
  const { shows } = await (await get(contentUrl)).json();
  const [{ id, name, city, state }] = shows;
  const [, price = ''] = /^- 10x10: .*West \$([\d,]+)/m.exec(text) ?? [];

  const email = `program-${randomUUID().slice(0, 8)}@acme.example`;
  const filled = (body: string) =>
    body.replaceAll('EMAIL', email).replaceAll('NAME', 'Pat').replaceAll('COMPANY', 'Acme');
  const { quote_submission_id, pricing } = await post(quoteUrl, {
    ...JSON.parse(filled(quoteBody)),
    show: { id, name },
    city: { city, state },
  });
  expect(state).toBe('NV');
  expect(pricing.basePrice).toBe(Number(price.replaceAll(',', '')));

  const { availability } = await (await get(availabilityUrl)).json();
  const open = availability.find(({ date }: { date: string }) => date === day);
  const slot = open.slots.find(({ status }: { status: string }) => status === 'available');
  const { booking } = await post(bookingUrl, {
    ...JSON.parse(filled(bookingBody)),
    date: open.date,
    time: slot.time,
    availability_id: open.id,
    quote_submission_id,
  });
  expect(booking).toMatchObject({ date: day, time: '10:00 AM' });
  expect(requests).toBeLessThanOrEqual(8);
});
