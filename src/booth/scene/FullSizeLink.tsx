import { useEffect, useState } from 'react';
import { colors } from '#company/colors.ts';
import { buttonClass } from '../../components/button-class.ts';
import { cardClass } from '../../components/card-class.ts';
import { type FullSizeViewer, fullSizeAddress, fullSizeViewer, NO_VIEWER_HASH } from '../viewer/full-size.ts';

export interface FullSizeLinkProps {
  /** Address of the design's model. */
  model: string;
  title: string;
  /** Such as '10 by 10 feet'. */
  size: string;
}

/** Cube icon: Safari requires an image in an AR link. */
const CUBE =
  'data:image/svg+xml,' +
  encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="${colors.brand}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M12 3l8 4.5v9L12 21l-8-4.5v-9zM12 12l8-4.5M12 12v9M12 12L4 7.5"/></svg>`,
  );

const PROGRAMS: Readonly<Record<FullSizeViewer, string>> = {
  'quick-look': 'Quick Look',
  'scene-viewer': "Google's Scene Viewer",
};

/** AR link to the design at full size, on devices that support it; loads nothing before the tap. */
export function FullSizeLink({ model, title, size }: FullSizeLinkProps) {
  const [viewer] = useState(fullSizeViewer);
  const isRefused = useRefusal();
  if (!viewer) return null;
  return (
    <section
      aria-label="In your own room"
      className={cardClass({ tone: 'quiet', className: 'flex flex-col items-start gap-3 p-4' })}
    >
      <a
        rel={viewer === 'quick-look' ? 'ar' : undefined}
        href={fullSizeAddress(viewer, model, { title, page: location.href })}
        className={buttonClass({ variant: 'secondary', size: 'sm' })}
      >
        <img src={CUBE} alt="" width={18} height={18} />
        See it at full size
      </a>
      <p className="text-sm text-muted">
        {title} through your camera, {size} on your own floor, without extras or your logo. Opens{' '}
        {PROGRAMS[viewer]}, up to 2 MB.
      </p>
      <p role="status" className={isRefused ? 'text-sm font-medium' : 'sr-only'}>
        {isRefused && 'No app on this device can show it. The 3D view above shows the same booth.'}
      </p>
    </section>
  );
}

/** True if Android came back because Scene Viewer is missing; restores the address. */
function useRefusal(): boolean {
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    function follow() {
      if (location.hash !== NO_VIEWER_HASH) return;
      setRefused(true);
      history.back();
    }
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return isRefused;
}
