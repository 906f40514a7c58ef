import { type RefObject, useEffect, useRef } from 'react';
import type { PlacedPiece } from '../placement/place-extras.ts';
import type { ViewName } from '../viewer/model.ts';
import type { Person } from '../viewer/people.ts';
import { SceneProblem } from '../viewer/scene-problem.ts';
import { SceneViewer } from '../viewer/scene-viewer.ts';

export interface SceneEvents {
  /** Called once the design is visible. */
  readonly onReady: () => void;
  /** Called if the scene fails or ends. */
  readonly onProblem: (problem: SceneProblem) => void;
  /** Called with the current named view; null after the camera was turned. */
  readonly onView: (view: ViewName | null) => void;
}

export interface SceneContents {
  /** Slug of the design's model. */
  readonly slug: string;
  readonly startView: ViewName;
  /** The pieces in the design; must stay the same array while unchanged. */
  readonly pieces: readonly PlacedPiece[];
  /** The people for scale; must stay the same array while unchanged. */
  readonly people: readonly Person[];
  /** Slug of the highlighted extra. */
  readonly marked: string | null;
}

/** Runs a viewer on the canvas while the component is mounted, and keeps its contents up to date. */
export function useSceneViewer(
  canvas: RefObject<HTMLCanvasElement | null>,
  { slug, startView, pieces, people, marked }: SceneContents,
  events: SceneEvents,
): RefObject<SceneViewer | null> {
  const viewer = useRef<SceneViewer | null>(null);
  /** Slug of the visible design. */
  const shown = useRef('');
  const latest = useRef({ startView, pieces, people, events });
  Object.assign(latest.current, { pieces, people, events });

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
    shown.current = '';
    viewer.current?.setDesign(slug, []).then(
      () => {
        if (!isWanted) return;
        shown.current = slug;
        void viewer.current?.setPieces(latest.current.pieces);
        void viewer.current?.setPeople(latest.current.people);
        latest.current.events.onReady();
      },
      (error: unknown) => isWanted && latest.current.events.onProblem(problemOf(error)),
    );
    return () => {
      isWanted = false;
    };
  }, [slug]);

  useEffect(() => {
    // A new design is set together with its pieces
    if (shown.current === slug) void viewer.current?.setPieces(pieces);
  }, [slug, pieces]);

  useEffect(() => {
    if (shown.current === slug) void viewer.current?.setPeople(people);
  }, [slug, people]);

  useEffect(() => viewer.current?.markExtra(marked), [marked]);

  return viewer;
}

function problemOf(error: unknown): SceneProblem {
  return error instanceof SceneProblem ? error : new SceneProblem('unsupported', error);
}
