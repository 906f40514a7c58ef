import { Footprints } from 'lucide-react';
import { useState } from 'react';
import type { SceneProblem } from '#booth/browser.ts';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { PartBoundary } from '../../components/PartBoundary.tsx';
import { preloadable } from '../../components/preloadable.tsx';
import { StoredPicture } from '../../components/quote/StoredPicture.tsx';
import type { ProposalBooth as Booth } from '../../domain/proposal/sheet.ts';
import { cardImage } from '../../domain/quote/design-views.ts';
import type { ProposalPictures } from '../../lib/proposal-client.ts';
import { canShow3d } from '../can-show-3d.ts';

const WalkAround = preloadable(() => import('./WalkAround.tsx').then((part) => part.WalkAround));

const PICTURE = 'aspect-4/3 size-full bg-surface-strong object-cover';

/** The picture of the frozen booth, once the `pictures` have loaded, and a button that opens the booth in 3D. */
export function ProposalBooth({ booth, pictures }: { booth: Booth; pictures: ProposalPictures | null }) {
  const [isOpen, setOpen] = useState(false);
  const [notice, setNotice] = useState('');
  const { title, model } = booth.design;
  const designed = cardImage(booth.design);

  function handleProblem({ reason }: SceneProblem) {
    setOpen(false);
    setNotice(
      reason === 'unsupported' || reason === 'slow'
        ? "This device can't show the booth in 3D."
        : 'The booth could not be shown in 3D. Please try again.',
    );
  }

  return (
    <div className="relative grid">
      {pictures && (pictures.picture || designed) ? (
        <StoredPicture
          own={pictures.picture}
          url={designed}
          title={title}
          hasLogo={booth.logo !== null}
          sizes="(width >= 48rem) 28rem, 92vw"
          className={PICTURE}
        />
      ) : (
        <div className={PICTURE} />
      )}
      {model && canShow3d() && (
        <Button
          variant="secondary"
          size="sm"
          className="absolute right-3 bottom-3 print:hidden"
          aria-disabled={!pictures}
          onPointerEnter={() => void WalkAround.preload()}
          onClick={() => {
            setNotice('');
            setOpen(pictures !== null);
          }}
        >
          <Footprints aria-hidden="true" className="size-4" />
          Walk around it
        </Button>
      )}
      <p role="status" className="absolute inset-x-3 top-3 print:hidden">
        {notice && <span className="rounded-control bg-white/90 px-2 py-1 text-sm">{notice}</span>}
      </p>
      <Dialog
        open={isOpen}
        variant="scene"
        onClose={() => setOpen(false)}
        title={title}
        closeLabel="Close 3D view"
      >
        <PartBoundary fallback={null}>
          {model && (
            <WalkAround
              booth={booth}
              model={model.url}
              logo={pictures?.logo ?? null}
              onProblem={handleProblem}
            />
          )}
        </PartBoundary>
      </Dialog>
    </div>
  );
}
