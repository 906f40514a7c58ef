import { Badge } from '../../../components/Badge.tsx';
import { cardClass } from '../../../components/card-class.ts';
import { MediaImage } from '../../../components/MediaImage.tsx';
import { CARD_FEATURES, DESIGN_VIEWS } from '../../../domain/catalogue.ts';
import { formatUsd } from '../../../domain/pricing.ts';
import { NoImage } from '../cards/NoImage.tsx';
import { RecordButtons } from '../record-editor/RecordButtons.tsx';
import type { LiveDesign } from './design-kind.ts';

export interface DesignCardProps {
  design: LiveDesign;
  /** A design can be changed only by who has added it. */
  isOwn: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

/** One booth design in the panel's grid. */
export function DesignCard({ design, isOwn, onEdit, onDelete }: DesignCardProps) {
  const image = pictureOf(design);
  return (
    <li className={cardClass({ className: 'flex flex-col overflow-hidden' })}>
      <div className="aspect-3/2">
        {image ? (
          <MediaImage
            url={image}
            alt=""
            sizes="(width < 40rem) 100vw, 24rem"
            className="size-full object-cover"
          />
        ) : (
          <NoImage />
        )}
      </div>
      <div className="flex flex-1 flex-col gap-2 p-4">
        <div className="flex items-start justify-between gap-3">
          <h3 className="min-w-0 font-semibold break-words text-ink">{design.title}</h3>
          <Badge tone="brand">{design.booth_size}</Badge>
        </div>
        <p className="line-clamp-3 text-sm break-words whitespace-pre-line text-muted">
          {design.description}
        </p>
        <p className="mt-auto pt-1 font-semibold text-ink tabular-nums">
          {formatUsd(design.price, { cents: 'always' })}
        </p>
        {design.features.length > 0 && (
          <ul aria-label="Features" className="flex flex-wrap gap-1.5">
            {design.features.slice(0, CARD_FEATURES).map((feature) => (
              <li key={feature} className="max-w-full">
                <Badge className="max-w-full">
                  <span className="truncate" title={feature}>
                    {feature}
                  </span>
                </Badge>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="border-t border-line p-3">
        {isOwn ? (
          <RecordButtons name={design.title} onEdit={onEdit} onDelete={onDelete} />
        ) : (
          <p className="content-center px-1 text-sm text-muted sm:min-h-10">
            Added by another administrator, who alone can change it.
          </p>
        )}
      </div>
    </li>
  );
}

/** The front view or the legacy single image, else whichever view there is. */
function pictureOf({ images, image_url: single }: LiveDesign): string | null {
  return images?.frontview ?? single ?? DESIGN_VIEWS.map(({ key }) => images?.[key]).find(Boolean) ?? null;
}
