import * as z from 'zod/mini';
import { emailAddress } from './text.ts';

/** Body of POST /api/sign-in-standing. */
export const signInStandingSchema = z.object({ email: emailAddress() });

/** The answer: true if the address may sign in. */
export const signInStandingAnswerSchema = z.object({ success: z.literal(true), listed: z.boolean() });
