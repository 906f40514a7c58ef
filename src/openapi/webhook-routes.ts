import { acceptedAnswerSchema } from '../domain/schemas/booking-answer.ts';
import {
  addWebhookSchema,
  changeWebhookSchema,
  resendWebhookSchema,
  webhookSecretSchema,
} from '../domain/schemas/webhooks.ts';
import type { ApiRoute } from './api-route.ts';

function ofEndpoint(action: string, summary: string, route: Pick<ApiRoute, 'body' | 'answers'>): ApiRoute {
  const path = `/api/admin/webhooks/{id}/${action}` as const;
  return { method: 'post', path, summary, ...route, problems: ['not-found'] };
}

const done = { 200: acceptedAnswerSchema };
const queued = { 202: acceptedAnswerSchema };

/** The routes of connected systems. */
export const WEBHOOK_ROUTES: readonly ApiRoute[] = [
  {
    method: 'post',
    path: '/api/admin/webhooks',
    summary: 'Add an endpoint of webhooks',
    body: addWebhookSchema,
    answers: { 201: webhookSecretSchema },
  },
  ofEndpoint('change', 'Change the events of an endpoint, pause or resume it', {
    body: changeWebhookSchema,
    answers: done,
  }),
  ofEndpoint('rotate', 'Make a new secret; the previous one also signs for 24 hours', {
    answers: { 200: webhookSecretSchema },
  }),
  ofEndpoint('remove', 'Remove an endpoint and its deliveries', { answers: done }),
  ofEndpoint('test', 'Send the event `endpoint.test` once', { answers: queued }),
  ofEndpoint('resend', 'Send an event again', { body: resendWebhookSchema, answers: queued }),
];
