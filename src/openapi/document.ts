import * as z from 'zod/mini';
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';
import { brand } from '../config/brand.ts';
import * as adminRoutes from '../domain/api/admin-routes.ts';
import { type ApiRoute, isForAdmins, statusesOf, tokenHeaderOf } from '../domain/api/api-route.ts';
import * as visitorRoutes from '../domain/api/visitor-routes.ts';
import { PROBLEMS, type ProblemCode } from '../domain/messages/problems.ts';
import { acceptedAnswerSchema } from '../domain/schemas/booking-answer.ts';
import { alternativeSlotSchema, refusalAnswerSchema } from '../domain/schemas/refusal-answer.ts';
import { TEST_EVENT, WEBHOOK_EVENT_NAMES, WEBHOOK_EVENTS } from '../domain/schemas/webhooks.ts';
import { webhookSchema } from '../domain/webhook-payloads.ts';

const JSON_TYPE = 'application/json';

export const ROUTES: readonly ApiRoute[] = [...Object.values(visitorRoutes), ...Object.values(adminRoutes)];

/** Returns the API as OpenAPI 3.1. */
export function openApiDocument(site: string) {
  return createDocument({
    openapi: '3.1.0',
    info: {
      title: `${brand.name} API`,
      version: '1',
      description:
        'Quotes, meetings and messages of the site. Rules that a schema cannot show (idempotency, limits, order of checks): docs/api.md. Any other path answers 404 `not-found`.',
    },
    servers: [{ url: site.replace(/\/$/, '') }],
    paths: paths(),
    webhooks: webhooks(),
    components: {
      securitySchemes: { administrator: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  });
}

function paths(): ZodOpenApiPathsObject {
  const all: Record<string, Record<string, ZodOpenApiOperationObject>> = {};
  for (const route of ROUTES) {
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}');
    all[path] = { ...all[path], [route.method]: operation(route) };
  }
  return all;
}

/** Returns the requests that the connected system gets (docs/webhooks.md). */
function webhooks(): ZodOpenApiPathsObject {
  const headers = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) =>
    parameter('header', name, { type: 'string' }),
  );
  return Object.fromEntries(
    [...WEBHOOK_EVENT_NAMES, TEST_EVENT].map((event) => [
      event,
      {
        post: {
          summary: event === TEST_EVENT ? 'A test from the panel' : WEBHOOK_EVENTS[event],
          parameters: headers,
          requestBody: { required: true, content: { [JSON_TYPE]: { schema: webhookSchema(event) } } },
          responses: { 200: { description: 'Any status from 200 to 299 accepts the event' } },
        },
      },
    ]),
  );
}

function operation(route: ApiRoute): ZodOpenApiOperationObject {
  const { summary, body, binary, answers = JSON_TYPE } = route;
  const parameters = parametersOf(route);
  const file = binary && { [binary]: { schema: { type: 'string', format: 'binary' } as const } };
  const content = body ? { [JSON_TYPE]: { schema: body } } : file;
  const done = statusesOf(route).map((status) => {
    const schema = route[status] ?? acceptedAnswerSchema;
    return [status, { description: 'Done', content: { [answers]: { schema } } }];
  });
  return {
    summary,
    ...(isForAdmins(route) && { security: [{ administrator: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(content && { requestBody: { required: true, content } }),
    responses: { ...Object.fromEntries(done), ...refusals(problemsOf(route)) },
  };
}

function parametersOf(route: ApiRoute) {
  const { path, query = [], hasKey } = route;
  const token = tokenHeaderOf(route);
  const text = { type: 'string' } as const;
  const uuid = { type: 'string', format: 'uuid' } as const;
  const description = 'One per action, kept across retries';
  return [
    ...[...path.matchAll(/:(\w+)/g)].map(([, name = '']) => parameter('path', name, text)),
    ...query.map((name) => ({ in: 'query' as const, name, schema: text })),
    ...(token ? [parameter('header', token, text)] : []),
    ...(hasKey ? [{ ...parameter('header', 'X-Idempotency-Key', uuid), description }] : []),
  ];
}

function parameter<Place extends 'path' | 'header'>(place: Place, name: string, schema: { type: 'string' }) {
  return { in: place, name, required: true, schema };
}

/** All refusals of a route, including the usual ones of its kind. */
export function problemsOf(route: ApiRoute): ProblemCode[] {
  const { path, body, binary, problems = [], hasKey, hasHoneypot } = route;
  const isAdmin = isForAdmins(route);
  const when = (applies: unknown, ...codes: ProblemCode[]) => (applies ? codes : []);
  return [
    ...when(isAdmin, 'unauthenticated', 'forbidden'),
    ...when(isAdmin && path.includes('/:id'), 'not-found'),
    ...problems,
    ...when(route.meetingToken, 'meeting-not-found'),
    ...when(route.proposalToken, 'proposal-not-found'),
    ...when(hasHoneypot, 'looks-automated'),
    ...when(body || binary, 'invalid', 'too-large', 'unsupported-media-type'),
    ...when(hasKey, 'idempotency-mismatch'),
    ...when(hasKey && !isAdmin, 'app-check-failed', 'app-check-consumed'),
    ...when(!isAdmin && (hasKey || tokenHeaderOf(route)), 'rate-limited'),
    'method-not-allowed',
    'internal',
    'unavailable',
  ];
}

/** Refusals by status, each with its codes. */
function refusals(codes: readonly ProblemCode[]) {
  const byStatus = Map.groupBy(codes, (code) => PROBLEMS[code][0]);
  return Object.fromEntries(
    [...byStatus].map(([status, same]) => [
      String(status),
      {
        description: same.map((code) => `\`${code}\`: ${PROBLEMS[code][1]}`).join('\n\n'),
        content: { [JSON_TYPE]: { schema: refusal(same) } },
      },
    ]),
  );
}

/** Refusals that can name fields. */
const WITH_FIELDS: readonly ProblemCode[] = ['invalid', 'calendar-unreadable'];

function refusal(codes: readonly ProblemCode[]) {
  return z.object({
    success: z.literal(false),
    error: z.string(),
    code: z.enum(codes),
    ...(codes.some((code) => WITH_FIELDS.includes(code)) && {
      fields: z.optional(z.record(z.string(), z.string())),
    }),
    ...(codes.includes('slot-taken') && { alternatives: z.optional(z.array(alternativeSlotSchema)) }),
    ...(codes.includes('changed-meanwhile') && { theirs: refusalAnswerSchema.shape.theirs }),
    ...(codes.includes('unavailable') && { checks: z.optional(z.record(z.string(), z.string())) }),
  });
}
