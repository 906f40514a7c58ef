import { expect, test } from 'vitest';
import { PROBLEMS } from '../domain/messages/problems.ts';
import { openApiDocument, problemsOf, ROUTES } from './document.ts';

test('every code that a caller can meet is described', () => {
  // Only the panel's lists name these, as codes of a single change
  const IN_LISTS = ['undo-slot-taken', 'undo-too-late'];
  const described = new Set<string>(ROUTES.flatMap(problemsOf));
  expect(Object.keys(PROBLEMS).filter((code) => !described.has(code))).toEqual(IN_LISTS);
});

test('the document has the bodies, answers and headers of a route', () => {
  const { openapi, paths } = openApiDocument('https://booth.example/');
  expect(openapi).toBe('3.1.0');
  expect(paths?.['/api/create-booking']?.post).toMatchObject({
    parameters: [{ in: 'header', name: 'X-Idempotency-Key', required: true }],
    requestBody: {
      content: { 'application/json': { schema: { required: expect.arrayContaining(['date', 'time']) } } },
    },
    responses: {
      201: expect.anything(),
      202: expect.anything(),
      409: {
        content: { 'application/json': { schema: { properties: { code: { enum: ['slot-taken'] } } } } },
      },
    },
  });
});

test('the document has the signed requests that other systems get', () => {
  const { webhooks } = openApiDocument('https://booth.example/');
  expect(Object.keys(webhooks ?? {})).toContain('booking.no_show');
  const { post } = webhooks?.['lead.created'] ?? {};
  expect(post?.parameters).toContainEqual(
    expect.objectContaining({ name: 'webhook-signature', required: true }),
  );
  expect(post?.requestBody).toMatchObject({
    content: {
      'application/json': {
        schema: { properties: { type: { const: 'lead.created' }, data: { properties: { email: {} } } } },
      },
    },
  });
});
