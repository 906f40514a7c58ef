import type { BoothDesign } from './booth-design.ts';
import type { Extra } from './extra.ts';
import type { ReferenceProject } from './reference-project.ts';

/** Answer of GET /api/content (design, section 3): published content, nothing personal. */
export interface Content {
  readonly logo_url: string | null;
  readonly booth_designs: readonly BoothDesign[];
  readonly extras: readonly Extra[];
  readonly reference_projects: readonly ReferenceProject[];
}
