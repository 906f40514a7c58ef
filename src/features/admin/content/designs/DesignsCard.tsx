import { Badge } from '../../../../components/Badge.tsx';
import { CARD_FEATURES, DESIGN_VIEWS } from '../../../../domain/catalogue.ts';
import { contentMessages } from '../../../../domain/content-messages.ts';
import { formatUsd } from '../../../../domain/pricing.ts';
import { quoteWith } from '../list/quote-with.ts';
import type { RowContent } from '../list/RecordRow.tsx';
import { RecordsCard } from '../list/RecordsCard.tsx';
import { DesignDialog } from './DesignDialog.tsx';
import { designKind, type LiveDesign, missingInDesign } from './design-kind.ts';

/** The booth designs of all administrators, newest first. */
export function DesignsCard() {
  return (
    <RecordsCard
      kind={designKind}
      title="Booth Designs"
      noun="booth designs"
      emptyText={contentMessages.designs.none}
      order="newest"
      Dialog={DesignDialog}
      className="lg:col-span-2"
      row={rowOf}
    />
  );
}

function rowOf(design: LiveDesign): RowContent {
  return {
    picture: pictureOf(design),
    badges: (
      <>
        <Badge tone="brand">{design.booth_size}</Badge>
        <Features of={design} />
      </>
    ),
    facts: (
      <span className="font-semibold text-ink tabular-nums">
        {formatUsd(design.price, { cents: 'always' })}
      </span>
    ),
    description: design.description,
    missing: missingInDesign(design),
    siteUrl: quoteWith({ designId: design.id, boothSize: design.booth_size }),
  };
}

/** The first features, as badges, or cut to one line in narrow rows. */
function Features({ of: { features } }: { of: LiveDesign }) {
  if (features.length === 0) return null;
  return (
    <ul
      aria-label="Features"
      className="text-xs leading-5 text-muted @max-xl:basis-full @max-xl:truncate @xl:flex @xl:min-w-0 @xl:gap-1.5"
    >
      {features.slice(0, CARD_FEATURES).map((feature) => (
        <li
          key={feature}
          title={feature}
          className="@max-xl:inline @max-xl:whitespace-nowrap @max-xl:not-last:after:content-['_·_'] @xl:max-w-48 @xl:truncate @xl:rounded-full @xl:border @xl:border-line @xl:bg-surface-strong @xl:px-2.5 @xl:py-0.5 @xl:font-medium"
        >
          {feature}
        </li>
      ))}
    </ul>
  );
}

/** The front view or the legacy single image, else the first view. */
function pictureOf({ images, image_url: single }: LiveDesign): string | null {
  return images?.frontview ?? single ?? DESIGN_VIEWS.map(({ key }) => images?.[key]).find(Boolean) ?? null;
}
