import { acceptedAnswerSchema } from '../domain/schemas/booking-answer.ts';
import { connectCalendarSchema } from '../domain/schemas/calendar.ts';

/** The routes of administrators' own calendars. */
export const CALENDAR_ROUTES = [
  {
    method: 'post',
    path: '/api/admin/calendar',
    summary: "Connect the administrator's own calendar, whose events close hours",
    body: connectCalendarSchema,
    answers: { 200: acceptedAnswerSchema },
    problems: ['calendar-unreadable'],
  },
  {
    method: 'post',
    path: '/api/admin/calendar/read',
    summary: 'Read the connected calendar now',
    answers: { 200: acceptedAnswerSchema },
    problems: ['not-found', 'calendar-unreadable'],
  },
  {
    method: 'post',
    path: '/api/admin/calendar/disconnect',
    summary: 'Forget the connected calendar',
    answers: { 200: acceptedAnswerSchema },
  },
] as const;
