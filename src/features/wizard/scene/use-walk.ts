import { type ComponentType, useEffect, useRef, useState } from 'react';
import { $boothPart } from '../../../booth/still/BoothPlace.tsx';
import { OwnBoothPicture } from '../../../booth/still/OwnBoothPicture.tsx';
import { $isBoothWanted, canWalk, hasModel } from '../../../booth/viewer/can-walk.ts';
import type { SceneProblem, SceneProblemReason } from '../../../booth/viewer/scene-problem.ts';
import type { BoothDesign } from '../../../domain/records/booth-designs.ts';
import type { FurnishedSceneProps } from './FurnishedScene.tsx';

/** Why there are pictures and not a scene, in words for a visitor. */
const NOTICES: Readonly<Record<SceneProblemReason, string>> = {
  unsupported: "This browser can't show the booth in 3D. The pictures show it from all sides.",
  slow: 'The 3D view would be slow on this device. The pictures show the booth from all sides.',
  unloadable: 'The 3D view could not be loaded. The pictures are here, and you can try again.',
  lost: "This device's graphics stopped for a moment. The pictures are here, and you can try again.",
};

/** Problems that persist on the next try. */
const FINAL: readonly SceneProblemReason[] = ['unsupported', 'slow'];

type State = 'pictures' | 'loading' | 'walking';

export interface Walk {
  /** `loading` still shows the pictures. */
  readonly state: State;
  /** True if this design has a 3D view. */
  readonly isOffered: boolean;
  /** The scene, once its code is here and wanted. */
  readonly Scene: ComponentType<FurnishedSceneProps> | null;
  /** Why the pictures are back; empty when there is nothing to say. */
  readonly notice: string;
  readonly start: () => void;
  readonly stop: () => void;
  readonly arrived: () => void;
  readonly failed: (problem: SceneProblem) => void;
}

/** Walking around a design: nothing of it is loaded before it starts, and whatever goes wrong, the pictures are there. */
export function useWalk(design: BoothDesign): Walk {
  const [state, setState] = useState<State>('pictures');
  const [Scene, setScene] = useState<ComponentType<FurnishedSceneProps> | null>(null);
  const [notice, setNotice] = useState('');
  /** This device has shown that it cannot. */
  const [isHopeless, setHopeless] = useState(false);
  // Ignores results that arrive after the visitor went back
  const tries = useRef(0);
  const isOffered = hasModel(design) && !isHopeless && canWalk();

  // Visitors who can open a 3D view may see it in the quote, too
  useEffect(() => $boothPart.set(OwnBoothPicture), []);

  // The next design that has a model begins with its pictures
  if (!isOffered && state !== 'pictures') setState('pictures');

  function fail(reason: SceneProblemReason) {
    tries.current++;
    if (FINAL.includes(reason)) setHopeless(true);
    setNotice(NOTICES[reason]);
    setState('pictures');
  }

  async function start() {
    const current = ++tries.current;
    setNotice('');
    setState('loading');
    import('../../../booth/viewer/fetch-early.ts').then(
      ({ fetchEarly }) => fetchEarly(design.slug),
      () => undefined,
    );
    try {
      const { FurnishedScene } = await import('./FurnishedScene.tsx');
      if (current === tries.current) setScene(() => FurnishedScene);
    } catch {
      if (current === tries.current) fail('unloadable');
    }
  }

  return {
    state: isOffered ? state : 'pictures',
    isOffered,
    Scene: isOffered && state !== 'pictures' ? Scene : null,
    notice,
    start: () => void start(),
    stop: () => {
      tries.current++;
      setState('pictures');
    },
    arrived: () => {
      setState('walking');
      $isBoothWanted.set(true);
    },
    failed: ({ reason }) => fail(reason),
  };
}
