import { PartBoundary } from '../../../components/PartBoundary.tsx';
import { useBackCloses } from '../../../components/use-back-closes.ts';
import { isSelected } from '../../../domain/design-views.ts';
import type { BoothDesign } from '../../../domain/records/booth-designs.ts';
import type { SelectedDesign } from '../../../domain/wizard/draft.ts';
import { DesignPreview } from './booth-parts.ts';

export interface DesignPreviewLauncherProps {
  designs: readonly BoothDesign[];
  /** The design in the preview; null while it is closed. */
  previewed: BoothDesign | null;
  onPreview: (design: BoothDesign | null) => void;
  selected: SelectedDesign | null;
  onSelect: (design: BoothDesign) => void;
}

/** Opens the preview, whose code comes separately. */
export function DesignPreviewLauncher(props: DesignPreviewLauncherProps) {
  const { designs, previewed, onPreview, selected, onSelect } = props;
  useBackCloses(previewed !== null, () => onPreview(null));
  if (!previewed) return null;
  return (
    <PartBoundary fallback={null}>
      <DesignPreview
        designs={designs}
        design={previewed}
        isSelected={isSelected(previewed, selected)}
        onShow={onPreview}
        onClose={() => onPreview(null)}
        onSelect={() => {
          onSelect(previewed);
          onPreview(null);
        }}
      />
    </PartBoundary>
  );
}
