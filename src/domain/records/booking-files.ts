import * as z from 'zod/mini';
import { printFileName } from '../schemas/meeting-logo.ts';
import { MAX_PRINT_FILE_BYTES } from '../schemas/print-file.ts';
import { moment } from './moment.ts';
import { defineRecord, type FieldsOf } from './record.ts';

export const BOOKING_FILES = defineRecord({
  name: 'booking_files',
  about:
    "The print file (PDF, AI, EPS) that a visitor sent with a booking, unread and as it came; its bytes are in the private bucket. Its id is the booking's.",
  schema: z.object({
    name: printFileName(),
    /** Bytes. */
    size: z.int().check(z.minimum(1), z.maximum(MAX_PRINT_FILE_BYTES)),
    created_at: moment(),
  }),
  labels: { name: 'Name', size: 'Size in bytes', created_at: 'Received' },
  administrators: { read: 'all', write: [] },
  writtenBy: 'POST /api/meeting/logo-file',
  kept: 'As long as the booking',
});

export type BookingFile = FieldsOf<typeof BOOKING_FILES>;
