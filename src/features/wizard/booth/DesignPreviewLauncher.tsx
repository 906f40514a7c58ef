import { PartBoundary } from '../../../components/PartBoundary.tsx';
import { preloadable } from '../../../components/preloadable.tsx';
import { useBackCloses } from '../../../components/use-back-closes.ts';
import { isSelected, selectedDesignOf } from '../../../domain/quote/design-views.ts';
import type { BoothDesign } from '../../../domain/records/booth-designs.ts';
import { useDispatch } from '../draft/dispatch-context.ts';
import type { FurnishedDesign } from '../scene/use-furnishing.ts';

/** In a separate chunk, since it needs the carousel. */
export const DesignPreview = preloadable(() =>
  import('./DesignPreview.tsx').then((part) => part.DesignPreview),
);

interface DesignPreviewLauncherProps extends Omit<FurnishedDesign, 'design'> {
  previewed: BoothDesign | null;
  onPreview: (design: BoothDesign | null) => void;
}

/** Renders the preview for the designs of one size while it is open. */
export function DesignPreviewLauncher({ previewed, onPreview, ...quote }: DesignPreviewLauncherProps) {
  const dispatch = useDispatch();
  useBackCloses(previewed !== null, () => onPreview(null));
  if (!previewed) return null;
  return (
    <PartBoundary fallback={null}>
      <DesignPreview
        {...quote}
        designs={quote.content.designs.filter(({ booth_size }) => booth_size === previewed.booth_size)}
        design={previewed}
        isSelected={isSelected(previewed, quote.draft.selectedDesign)}
        onShow={onPreview}
        onClose={() => onPreview(null)}
        onSelect={() => {
          dispatch({ type: 'selectDesign', design: selectedDesignOf(previewed) });
          onPreview(null);
        }}
      />
    </PartBoundary>
  );
}
