import { acceptedAnswerSchema } from '../domain/schemas/booking-answer.ts';
import {
  addWebhookSchema,
  changeWebhookSchema,
  resendWebhookSchema,
  webhookSecretSchema,
} from '../domain/schemas/webhooks.ts';
import type { ApiRoute } from './api-route.ts';

const accepted = { 200: acceptedAnswerSchema };
const queued = { 202: acceptedAnswerSchema };

/** The routes of systems that are told of events. */
export const WEBHOOK_ROUTES: readonly ApiRoute[] = [
  {
    method: 'post',
    path: '/api/admin/webhooks',
    summary: 'Add an endpoint of webhooks',
    body: addWebhookSchema,
    answers: { 201: webhookSecretSchema },
  },
  {
    method: 'post',
    path: '/api/admin/webhooks/{id}/change',
    summary: 'Change the events of an endpoint, pause or resume it',
    body: changeWebhookSchema,
    answers: accepted,
    problems: ['not-found'],
  },
  {
    method: 'post',
    path: '/api/admin/webhooks/{id}/rotate',
    summary: 'Make a new secret; the one before signs too for 24 hours',
    answers: { 200: webhookSecretSchema },
    problems: ['not-found'],
  },
  {
    method: 'post',
    path: '/api/admin/webhooks/{id}/remove',
    summary: 'Remove an endpoint and its deliveries',
    answers: accepted,
    problems: ['not-found'],
  },
  {
    method: 'post',
    path: '/api/admin/webhooks/{id}/test',
    summary: 'Send the event `endpoint.test` once',
    answers: queued,
    problems: ['not-found'],
  },
  {
    method: 'post',
    path: '/api/admin/webhooks/{id}/resend',
    summary: 'Send an event again',
    body: resendWebhookSchema,
    answers: queued,
    problems: ['not-found'],
  },
];
