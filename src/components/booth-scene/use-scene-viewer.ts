import { type RefObject, useEffect, useRef } from 'react';
import type { ViewName } from '../../lib/booth-scene/model.ts';
import { SceneProblem } from '../../lib/booth-scene/scene-problem.ts';
import { SceneViewer } from '../../lib/booth-scene/scene-viewer.ts';

export interface SceneEvents {
  /** The design can be seen. */
  readonly onReady: () => void;
  /** There is no scene, or it has ended. */
  readonly onProblem: (problem: SceneProblem) => void;
  /** Which named view is on show; null once it was turned. */
  readonly onView: (view: ViewName | null) => void;
}

/** A viewer on the canvas as long as the component lives, and the design in it. */
export function useSceneViewer(
  canvas: RefObject<HTMLCanvasElement | null>,
  slug: string,
  startView: ViewName,
  events: SceneEvents,
): RefObject<SceneViewer | null> {
  const viewer = useRef<SceneViewer | null>(null);
  const latest = useRef({ startView, events });
  latest.current.events = events;

  useEffect(() => {
    if (!canvas.current) return;
    try {
      viewer.current = new SceneViewer({
        canvas: canvas.current,
        startView: latest.current.startView,
        onProblem: (problem) => latest.current.events.onProblem(problem),
        onView: (view) => latest.current.events.onView(view),
      });
    } catch (error) {
      latest.current.events.onProblem(problemOf(error));
    }
    return () => {
      viewer.current?.dispose();
      viewer.current = null;
    };
  }, [canvas]);

  useEffect(() => {
    let isWanted = true;
    viewer.current?.setDesign(slug).then(
      () => isWanted && latest.current.events.onReady(),
      (error: unknown) => isWanted && latest.current.events.onProblem(problemOf(error)),
    );
    return () => {
      isWanted = false;
    };
  }, [slug]);

  return viewer;
}

function problemOf(error: unknown): SceneProblem {
  return error instanceof SceneProblem ? error : new SceneProblem('unsupported', error);
}
