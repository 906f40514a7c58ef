import { type ChangeEvent, useRef } from 'react';
import { Badge } from '../../../../components/Badge.tsx';
import { CARD_FEATURES, DESIGN_VIEWS } from '../../../../domain/quote/catalogue.ts';
import { exactUsd } from '../../../../domain/quote/pricing.ts';
import type { BoothDesignFields } from '../../../../domain/records/booth-designs.ts';
import { freeSlug } from '../../../../domain/slug.ts';
import type { Stored } from '../../controls/live-lists/stored-record.ts';
import { type KindDialogProps, RecordDialog } from '../editor/RecordDialog.tsx';
import { useRecordForm } from '../editor/use-record-form.ts';
import { quoteWith } from '../list/quote-with.ts';
import type { RowContent } from '../list/RecordRow.tsx';
import { RecordsCard } from '../list/RecordsCard.tsx';
import { FormModel } from '../model/FormModel.tsx';
import { designFormSchema, designKind, missingInDesign } from './design-kind.ts';

export function DesignsCard() {
  return (
    <RecordsCard
      kind={designKind}
      title="Booth Designs"
      order="newest"
      Dialog={DesignDialog}
      words={({ title, booth_size, description, features }) => [title, booth_size, description, ...features]}
      row={rowOf}
    />
  );
}

function rowOf(design: Stored<BoothDesignFields>): RowContent {
  return {
    picture: pictureOf(design),
    badges: (
      <>
        <Badge tone="brand">{design.booth_size}</Badge>
        <Features of={design} />
      </>
    ),
    facts: <span className="font-semibold text-ink tabular-nums">{exactUsd(design.price)}</span>,
    description: design.description,
    missing: missingInDesign(design),
    siteUrl: quoteWith({ designId: design.id, boothSize: design.booth_size }),
  };
}

/** The first features as badges; in narrow rows, one truncated line. */
function Features({ of: { features } }: { of: BoothDesignFields }) {
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

/** Returns the front view or the legacy single image, else the first view. */
function pictureOf({ images, image_url: single }: BoothDesignFields): string | null {
  return images?.frontview ?? single ?? DESIGN_VIEWS.map(({ key }) => images?.[key]).find(Boolean) ?? null;
}

const VIEWS = DESIGN_VIEWS.map(({ key, label }) => ({ key, label, path: `images.${key}` }));

function DesignDialog({ editing, records, onClose }: KindDialogProps<BoothDesignFields>) {
  const taken = new Set(records.filter(({ id }) => id !== editing.id).map(({ slug }) => slug));
  const editor = useRecordForm({ kind: designKind, editing, onClose, schema: designFormSchema(taken) });
  const { form, isNew } = editor;
  // A published design keeps its slug
  const proposal = useRef(isNew ? freeSlug(String(form.getValues('title')), taken) : null);

  /** The slug follows the title until it is edited. */
  function proposeSlug(event: ChangeEvent<HTMLInputElement>) {
    if (proposal.current === null || form.getValues('slug') !== proposal.current) return;
    proposal.current = freeSlug(event.target.value, taken);
    const shouldValidate = form.formState.isSubmitted;
    form.setValue('slug', proposal.current, { shouldDirty: true, shouldValidate });
  }

  return (
    <RecordDialog
      editor={editor}
      looks={{
        title: { onChange: proposeSlug },
        slug: { hint: 'Identifies the design in web addresses. Suggested from the title.' },
        booth_size: { className: 'sm:col-span-2' },
        price: { className: 'sm:col-span-2', required: true, hint: 'Empty: included' },
        weight_lb: { className: 'sm:col-span-2' },
        model: (
          <FormModel
            editor={editor}
            hint="A GLB file of up to 30 MB. Visitors walk around the booth, with their own logo on it."
            pictures={VIEWS.map(({ key, path }) => [key, path])}
          />
        ),
        images: { images: VIEWS },
        features: { entryLabel: 'Feature' },
      }}
    />
  );
}
