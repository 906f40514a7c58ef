import { ChevronLeft, ChevronRight, type LucideIcon, UsersRound, ZoomIn, ZoomOut } from 'lucide-react';
import type { RefObject } from 'react';
import { classNames } from '../../components/class-names.ts';
import type { SceneViewer } from '../viewer/scene-viewer.ts';

export interface SceneButtonsProps {
  viewer: RefObject<SceneViewer | null>;
  /** True without zoom buttons. */
  isCompact: boolean;
  arePeopleShown: boolean;
  onPeopleToggle: () => void;
}

/** A turn by a button, in radians. */
const NUDGE = Math.PI / 6;
const NEARER = 0.8;

/** Button equivalents of the scene's gestures. */
export function SceneButtons({ viewer, isCompact, arePeopleShown, onPeopleToggle }: SceneButtonsProps) {
  return (
    <>
      <RoundButton
        className="top-1/2 left-3 -translate-y-1/2"
        label="Turn left"
        icon={ChevronLeft}
        onPress={() => viewer.current?.camera.nudge(-NUDGE)}
      />
      <RoundButton
        className="top-1/2 right-3 -translate-y-1/2"
        label="Turn right"
        icon={ChevronRight}
        onPress={() => viewer.current?.camera.nudge(NUDGE)}
      />
      {!isCompact && (
        <>
          <RoundButton
            className="right-15 bottom-3"
            label="Zoom out"
            icon={ZoomOut}
            onPress={() => viewer.current?.camera.zoom(1 / NEARER)}
          />
          <RoundButton
            className="right-3 bottom-3"
            label="Zoom in"
            icon={ZoomIn}
            onPress={() => viewer.current?.camera.zoom(NEARER)}
          />
        </>
      )}
      <RoundButton
        className="top-3 left-3 aria-pressed:bg-white aria-pressed:text-navy-900 forced-colors:aria-pressed:choice"
        label="Show people"
        isPressed={arePeopleShown}
        icon={UsersRound}
        onPress={onPeopleToggle}
      />
    </>
  );
}

interface RoundButtonProps {
  label: string;
  className: string;
  /** Set for toggle buttons. */
  isPressed?: boolean;
  icon: LucideIcon;
  onPress: () => void;
}

function RoundButton({ label, className, isPressed, icon: Icon, onPress }: RoundButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isPressed}
      title={isPressed === undefined ? undefined : label}
      onClick={onPress}
      className={classNames(
        'focus-ring absolute grid size-11 place-items-center rounded-full border border-white/30 bg-navy-900/60 text-white transition-colors hover:bg-navy-900 max-sm:size-10',
        className,
      )}
    >
      <Icon aria-hidden="true" className="size-5" />
    </button>
  );
}
