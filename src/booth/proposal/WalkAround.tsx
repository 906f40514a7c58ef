import { useMemo } from 'react';
import { describeScene, type SceneProblem } from '#booth/browser.ts';
import { AS_DESIGNED, dressIn } from '#booth/common.ts';
import type { ProposalBooth } from '../../domain/proposal/sheet.ts';
import { BoothScene } from '../scene/BoothScene.tsx';
import { usePlacement } from '../scene/use-placement.ts';

/** A proposal's booth in 3D, with its extras where the customer put them, its walls and the logo. */
export function WalkAround(props: {
  /** As frozen: nothing of it comes from the published content. */
  booth: ProposalBooth;
  /** Address of the design's model. */
  model: string;
  /** Base64 of a WebP file; null without one. */
  logo: string | null;
  onProblem: (problem: SceneProblem) => void;
}) {
  const { booth, model, logo, onProblem } = props;
  const { design, extras, chosen } = booth;
  const { placement } = usePlacement({ url: model, chosen, offered: extras });
  const look = useMemo(
    () => ({ logo: logo === null ? null : blobOf(logo), dress: dressIn(booth) ?? AS_DESIGNED }),
    [logo, booth],
  );
  return (
    <BoothScene
      model={model}
      label={describeScene(design, design.booth_size, placement.placed)}
      startView="frontview"
      pieces={placement.placed}
      marked={null}
      onPick={() => undefined}
      look={look}
      variant="full"
      onReady={() => undefined}
      onProblem={onProblem}
      className="h-full"
      frameClassName="h-full rounded-none!"
    />
  );
}

function blobOf(base64: string): Blob {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return new Blob([bytes], { type: 'image/webp' });
}
