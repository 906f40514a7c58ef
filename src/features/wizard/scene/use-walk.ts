import { useStore } from '@nanostores/react';
import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SceneProblem, SceneProblemReason } from '#booth/browser.ts';
import { $is3dOff, $isBoothWanted, canAutoStart3d, canShow3d } from '../../../booth/can-show-3d.ts';
import type { BoothDesign } from '../../../domain/records/booth-designs.ts';
import { afterFirstFocus, HEAD_START_MS } from '../../../lib/after-first-focus.ts';
import type { FurnishedSceneProps } from './FurnishedScene.tsx';

/** Explanations to visitors why pictures are shown instead of 3D. */
const NOTICES: Readonly<Record<SceneProblemReason, string>> = {
  unsupported: "This browser can't show the booth in 3D. The pictures show it from all sides.",
  slow: 'The 3D view would be slow on this device. The pictures show the booth from all sides.',
  unloadable: 'The 3D view could not be loaded. The pictures are here, and you can try again.',
  lost: "This device's graphics stopped for a moment. The pictures are here, and you can try again.",
};

/**
 * Controls the 3D view of a design. Loads nothing before it starts. After any failure the pictures return.
 * @param startsByItself true to start it once, soon after the step is interactive, on devices that render it well
 */
export function useWalk(design: BoothDesign | undefined, { startsByItself = false } = {}) {
  /** `loading` still shows the pictures. */
  const [state, setState] = useState<'pictures' | 'loading' | 'walking'>('pictures');
  const [Scene, setScene] = useState<ComponentType<FurnishedSceneProps> | null>(null);
  /** Reason why the pictures are back; empty if there is none to show. */
  const [notice, setNotice] = useState('');
  const isOff = useStore($is3dOff);
  // Ignores results that arrive after the visitor went back
  const tries = useRef(0);
  /** True if 3D started without a press: the visitor is not waiting, and a failure needs no message. */
  const [isQuiet, setQuiet] = useState(false);
  const isOffered = Boolean(design?.model) && !isOff && canShow3d();

  // The next design starts with its pictures
  if (!isOffered && state !== 'pictures') setState('pictures');

  function fail(reason: SceneProblemReason, quietly = isQuiet) {
    tries.current++;
    // A retry does not fix these
    if (reason === 'unsupported' || reason === 'slow') $is3dOff.set(true);
    if (!quietly) setNotice(NOTICES[reason]);
    setState('pictures');
  }

  async function start(quietly: boolean) {
    const current = ++tries.current;
    setQuiet(quietly);
    setNotice('');
    setState('loading');
    try {
      const { FurnishedScene } = await import('./FurnishedScene.tsx');
      if (current === tries.current) setScene(() => FurnishedScene);
    } catch {
      if (current === tries.current) fail('unloadable', quietly);
    }
  }

  const startOnce = useEffectEvent(() => {
    if (tries.current === 0 && canAutoStart3d()) void start(true);
  });
  const isWaiting = startsByItself && isOffered;
  useEffect(() => (isWaiting ? afterFirstFocus(() => startOnce(), HEAD_START_MS) : undefined), [isWaiting]);

  return {
    state: isOffered ? state : 'pictures',
    isOffered,
    isQuiet,
    /** The scene component, if wanted and loaded. */
    Scene: isOffered && state !== 'pictures' ? Scene : null,
    notice,
    start: () => void start(false),
    stop: () => {
      tries.current++;
      setState('pictures');
    },
    arrived: () => {
      setState('walking');
      $isBoothWanted.set(true);
    },
    failed: ({ reason }: SceneProblem) => fail(reason),
  };
}
