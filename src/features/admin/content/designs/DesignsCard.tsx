import { collection, limit, orderBy, query } from 'firebase/firestore';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { Badge } from '../../../../components/Badge.tsx';
import { Button } from '../../../../components/Button.tsx';
import { PartBoundary } from '../../../../components/PartBoundary.tsx';
import { preloadable } from '../../../../components/preloadable.tsx';
import { CARD_FEATURES, DESIGN_VIEWS } from '../../../../domain/catalogue.ts';
import { contentMessages } from '../../../../domain/content-messages.ts';
import { formatUsd } from '../../../../domain/pricing.ts';
import { copyName, freeSlug } from '../../../../domain/slug.ts';
import { db } from '../../../../lib/firebase/firestore.ts';
import { AdminCard } from '../../kit/AdminCard.tsx';
import type { AdminUser } from '../../kit/admin-user.ts';
import { ListBody } from '../../kit/ListBody.tsx';
import { MOST_LISTED } from '../../kit/live-lists/most-listed.ts';
import { useLiveList } from '../../kit/live-lists/use-live-list.ts';
import { DeleteDialog } from '../editor/DeleteDialog.tsx';
import { useEditing } from '../editor/use-editing.ts';
import { quoteWith } from '../list/quote-with.ts';
import { RecordList } from '../list/RecordList.tsx';
import { RecordRow } from '../list/RecordRow.tsx';
import type { RowActions, RowPlace } from '../list/row-place.ts';
import { designKind, type LiveDesign } from './design-kind.ts';
import { missingInDesign } from './missing-in-design.ts';

/** Most visits of the panel open no dialog. */
const DesignDialog = preloadable(() => import('./DesignDialog.tsx').then((part) => part.DesignDialog));

const designsQuery = query(
  collection(db, designKind.record.name),
  orderBy('created_at', 'desc'),
  limit(MOST_LISTED),
);

/** The booth designs, newest first. */
export function DesignsCard({ admin }: { admin: AdminUser }) {
  const list = useLiveList(designsQuery, designKind.read, designKind.texts.loadFailed, 'designs');
  const { editing, add, edit, duplicate, close } = useEditing(designKind, admin);
  function copy(design: LiveDesign) {
    const taken = new Set(list.records.map(({ slug }) => slug));
    duplicate(design, { slug: freeSlug(copyName(design.title), taken) });
  }
  const [deleting, setDeleting] = useState<LiveDesign | null>(null);
  const addRef = useRef<HTMLButtonElement>(null);

  return (
    <AdminCard
      title="Booth Designs"
      description={list.records.length > 1 && contentMessages.ordering}
      count={list.records.length || undefined}
      className="lg:col-span-2"
      action={
        <Button
          ref={addRef}
          size="sm"
          onPointerEnter={DesignDialog.preload}
          onFocus={DesignDialog.preload}
          onClick={add}
        >
          <Plus aria-hidden="true" className="size-4" />
          Add Booth Design
        </Button>
      }
    >
      <ListBody list={list} emptyText={contentMessages.designs.none} noun="booth designs">
        <RecordList kind={designKind} records={list.records} nameOf={({ title }) => title}>
          {(design, place) => (
            <DesignRow
              key={design.id}
              design={design}
              place={place}
              onEdit={() => edit(design)}
              onDuplicate={() => copy(design)}
              onDelete={() => setDeleting(design)}
            />
          )}
        </RecordList>
      </ListBody>
      <PartBoundary fallback={null}>
        {editing && <DesignDialog admin={admin} editing={editing} designs={list.records} onClose={close} />}
      </PartBoundary>
      <DeleteDialog
        kind={designKind}
        admin={admin}
        record={deleting}
        onClose={() => setDeleting(null)}
        focusAfter={addRef}
      />
    </AdminCard>
  );
}

interface DesignRowProps extends RowActions {
  design: LiveDesign;
  place: RowPlace;
}

/** One booth design in the panel's list. */
function DesignRow({ design, ...row }: DesignRowProps) {
  return (
    <RecordRow
      {...row}
      id={design.id}
      name={design.title}
      picture={pictureOf(design)}
      badges={
        <>
          <Badge tone="brand">{design.booth_size}</Badge>
          <Features of={design} />
        </>
      }
      facts={
        <span className="font-semibold text-ink tabular-nums">
          {formatUsd(design.price, { cents: 'always' })}
        </span>
      }
      description={design.description}
      missing={missingInDesign(design)}
      siteUrl={quoteWith({ designId: design.id, boothSize: design.booth_size })}
    />
  );
}

/** The first features, as badges where there is room for them, else as far as they go in one line. */
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

/** The front view or the legacy single image, else whichever view there is. */
function pictureOf({ images, image_url: single }: LiveDesign): string | null {
  return images?.frontview ?? single ?? DESIGN_VIEWS.map(({ key }) => images?.[key]).find(Boolean) ?? null;
}
