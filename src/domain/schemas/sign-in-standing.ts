import * as z from 'zod/mini';
import { emailAddress } from './text.ts';

/** Body of POST /api/sign-in-standing. */
export const signInStandingSchema = z.object({ email: emailAddress() });
