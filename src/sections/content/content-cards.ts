/** Texts and pictures of the cards on content pages. */
import { builtContent, designPage } from '../../config/content-snapshot.ts';
import { cardPicture } from '../../domain/project/gallery.ts';
import { SAMPLE_LABEL } from '../../domain/project/sample-project.ts';
import { BOOTH_SIZE_OPTIONS, CARD_FEATURES, type StandardSize } from '../../domain/quote/catalogue.ts';
import { cardImage } from '../../domain/quote/design-views.ts';
import { basePriceOf, formatUsd } from '../../domain/quote/pricing.ts';
import type { PublishedDesign } from '../../domain/records/booth-designs.ts';
import type { PublishedProject } from '../../domain/records/reference-projects.ts';

export interface ContentCard {
  readonly href: string;
  readonly name: string;
  readonly picture: string | null;
  readonly price?: string;
  readonly worth?: string | false;
  readonly place?: string;
  readonly result?: string | undefined;
  readonly features?: readonly string[];
}

export function designCards(designs: readonly PublishedDesign[]): ContentCard[] {
  return designs.map((design) => ({
    href: designPage(design.slug),
    name: design.title,
    picture: cardImage(design),
    worth: design.price > 0 && `Included (${formatUsd(design.price)} value)`,
    features: design.features.slice(0, CARD_FEATURES),
  }));
}

/** Returns cards of the projects that have a page. */
export async function projectCards(projects: readonly PublishedProject[]): Promise<ContentCard[]> {
  const { projectPages } = await builtContent();
  return projects.flatMap((project) => {
    const href = projectPages[project.id];
    if (!href) return [];
    const at = `${project.conference_name}, ${project.location}`;
    const place = project.is_sample ? `${SAMPLE_LABEL}: ${at}` : at;
    const picture = cardPicture(project);
    return { href, name: project.company_name, picture, place, result: project.outcomes[0] };
  });
}

/** Returns cards of the sizes with their price in a state: `at` is 'at CES' or 'in Austin'. */
export async function sizeCards(
  state: string,
  at: string,
  hrefOf: (size: StandardSize) => string,
): Promise<ContentCard[]> {
  const { designs, prices } = await builtContent();
  return BOOTH_SIZE_OPTIONS.map(({ id, label }) => {
    const design = designs.find(({ booth_size }) => booth_size === id);
    const picture = design ? cardImage(design) : null;
    const price = formatUsd(basePriceOf(id, state, prices));
    return { href: hrefOf(id), name: `${label} ${at}`, picture, price };
  });
}
