import * as z from 'zod/mini';
import { MAX_LIST_ENTRIES, STANDARD_SIZES } from '../catalogue.ts';
import { documentId, mediaUrl, requiredLine, requiredText, usdAmount } from './text.ts';

const view = z.optional(z.nullable(mediaUrl()));

/** A booth design as an administrator writes it; the price is the design fee in US dollars (specification section 3). */
export const boothDesignSchema = z.object({
  title: requiredLine(120, 'Title is required'),
  /** Part of an address: lower-case words joined by hyphens. */
  slug: z.string().check(z.trim(), z.maxLength(120), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
  description: requiredText(2000, 'Description is required'),
  booth_size: z.enum(STANDARD_SIZES),
  price: usdAmount(),
  features: z.array(requiredLine(200, 'A feature is empty')).check(z.maxLength(MAX_LIST_ENTRIES)),
  images: z.nullable(z.object({ topview: view, frontview: view, leftview: view, rightview: view })),
  /** Legacy single image, the fallback for the front view. */
  image_url: z.nullable(mediaUrl()),
  admin_id: documentId(),
});
export type BoothDesignFields = z.infer<typeof boothDesignSchema>;

/** A booth design as GET /api/content answers it: no owner, ISO timestamps, lenient on price (numeric or string). */
export interface BoothDesign {
  readonly id: string;
  readonly title: string;
  readonly slug: string;
  readonly description: string;
  readonly booth_size: string;
  readonly price: number | string | null;
  readonly features: readonly string[];
  readonly images: Readonly<
    Partial<Record<'topview' | 'frontview' | 'leftview' | 'rightview', string | null>>
  > | null;
  readonly image_url: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}
