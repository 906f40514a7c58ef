import type { ProjectCount } from './project/gallery.ts';
import type { PriceTable } from './quote/pricing.ts';
import type { QuoteRules } from './quote/quote-rules.ts';
import type { PublishedTerms } from './quote/terms.ts';
import type { BoothDesign } from './records/booth-designs.ts';
import type { Extra } from './records/extras.ts';
import type { ProjectSummary } from './records/reference-projects.ts';
import type { Show } from './records/shows.ts';

/** Answer of GET /api/content: the published content, nothing personal. */
export interface Content {
  readonly logo_url: string | null;
  /** Its variant for dark backgrounds, if any. */
  readonly logo_dark_url?: string;
  readonly booth_designs: readonly BoothDesign[];
  readonly extras: readonly Extra[];
  /** The first projects. All of them are in GET /api/projects, and each with its details in GET /api/projects/<id>. */
  readonly reference_projects: readonly ProjectSummary[];
  /** The number of all projects by industry and size. Missing if `reference_projects` has all of them. */
  readonly project_counts?: readonly ProjectCount[];
  /** The active shows; the specified ten while administrators keep none. */
  readonly shows: readonly Show[];
  /** Missing in answers of former versions. */
  readonly quote_rules?: QuoteRules;
  readonly terms?: PublishedTerms;
  /** Today's base prices; missing if the default ones apply. */
  readonly prices?: PriceTable;
}
