import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { type Frustum, type PlacedPiece, SceneProblem, SceneViewer, type ViewName } from '#booth/browser.ts';

export interface SceneContents {
  /** Address of the design's model. */
  model: string;
  startView: ViewName;
  /** Maximum time to the first picture, in milliseconds; defaults to the viewer's limit. */
  patienceMs?: number;
  /** Pieces in the scene. Pass the same array while nothing changes. */
  pieces: readonly PlacedPiece[];
  /** Called once the design is visible. */
  onReady: () => void;
  onProblem: (problem: SceneProblem) => void;
  /** Called with the current named view; null after the camera was turned. */
  onView?: (view: ViewName | null) => void;
  /** Called after each picture, with what it shows. */
  onDraw?: (sight: Frustum) => void;
}

/** Runs a viewer on the canvas while mounted, with current contents. @param marked slug of the highlighted extra */
export function useSceneViewer(
  canvas: RefObject<HTMLCanvasElement | null>,
  { model, startView, patienceMs, pieces, onReady, onProblem, onView, onDraw }: SceneContents,
  marked: string | null,
): RefObject<SceneViewer | null> {
  const viewer = useRef<SceneViewer | null>(null);
  /** Address of the visible design's model. */
  const shown = useRef('');

  const fail = useEffectEvent((error: unknown) =>
    onProblem(error instanceof SceneProblem ? error : new SceneProblem('unsupported', error)),
  );
  const handleView = useEffectEvent((view: ViewName | null) => onView?.(view));
  const handleDraw = useEffectEvent((sight: Frustum) => onDraw?.(sight));
  const start = useEffectEvent((element: HTMLCanvasElement) => {
    viewer.current = new SceneViewer({
      canvas: element,
      startView,
      patienceMs,
      onProblem: fail,
      onView: handleView,
      onDraw: handleDraw,
    });
  });
  const handleArrival = useEffectEvent(() => {
    void viewer.current?.setPieces(pieces);
    onReady();
  });

  useEffect(() => {
    try {
      if (canvas.current) start(canvas.current);
    } catch (error) {
      fail(error);
    }
    return () => {
      viewer.current?.dispose();
      viewer.current = null;
    };
  }, [canvas]);

  useEffect(() => {
    let isWanted = true;
    shown.current = '';
    viewer.current?.setDesign(model).then(
      () => {
        if (!isWanted) return;
        shown.current = model;
        handleArrival();
      },
      (error: unknown) => isWanted && fail(error),
    );
    return () => {
      isWanted = false;
    };
  }, [model]);

  useEffect(() => {
    // A new design is set together with its pieces
    if (shown.current === model) void viewer.current?.setPieces(pieces);
  }, [model, pieces]);

  useEffect(() => viewer.current?.markExtra(marked), [marked]);

  return viewer;
}
