import type { Timestamp } from 'firebase/firestore';

/** The fields of a quote submission that the panel reads (specification section 3). */
export interface StoredQuote {
  readonly show_name: string;
  readonly city: string;
  readonly state: string;
  readonly booth_size: string;
  readonly selected_render_title: string | null;
  readonly contact: {
    readonly name: string;
    readonly company: string;
    readonly email: string;
    readonly phone: string;
  };
  readonly pricing: { readonly estimatedTotal: number };
  readonly created_at: Timestamp;
}
