import * as z from 'zod/mini';
import { documentId, mediaUrl, optionalLine, optionalText, requiredLine, usdAmount } from './text.ts';

/** A booth extra as an administrator writes it; prices in US dollars (specification section 3). */
export const extraSchema = z.object({
  name: requiredLine(120, 'Name is required'),
  description: optionalText(1000),
  unit_price_usd: usdAmount(),
  max_quantity: z.int().check(z.minimum(1), z.maximum(1000)),
  category: optionalLine(60),
  image_url: z.nullable(mediaUrl()),
  is_active: z.boolean(),
  sort_order: z.int().check(z.minimum(0), z.maximum(100_000)),
  admin_id: documentId(),
});
export type ExtraFields = z.infer<typeof extraSchema>;

/** An extra as GET /api/content answers it. */
export interface Extra {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly unit_price_usd: number;
  readonly max_quantity: number;
  readonly category: string;
  readonly image_url: string | null;
  readonly is_active: boolean;
  readonly sort_order: number;
}
