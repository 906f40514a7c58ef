import { between, type Camera, type Rest, turned } from './camera.ts';

/** Camera position after so many milliseconds; null once it has arrived. */
export type Motion = (elapsed: number) => Camera | null;

const TO_VIEW_MS = 700;
const FIRST_TURN_MS = 16_000;
/** To either side, in radians. */
const FIRST_TURN = 0.6;
const LEAVING_MS = 3_000;
/** A glide loses this part of its speed in a millisecond, and ends below this one, in radians. */
const FRICTION = 0.0045;
const STILL = 0.00002;

/** From one camera to another, gently at both ends. */
export function motionTo(from: Camera, to: Camera): Motion {
  return (elapsed) => (elapsed < TO_VIEW_MS ? between(from, to, smooth(elapsed / TO_VIEW_MS)) : null);
}

/** Once slowly to the right and to the left, and back: what one is looking at is a room. */
export function firstTurn(from: Camera, rest: Rest): Motion {
  const settled: Camera = { ...from, ...rest, elevation: Math.max(0.08, Math.min(from.elevation, 0.5)) };
  return (elapsed) => {
    if (elapsed >= FIRST_TURN_MS) return null;
    const angle = FIRST_TURN * Math.sin((2 * Math.PI * elapsed) / FIRST_TURN_MS);
    const camera = between(from, settled, smooth(Math.min(1, elapsed / LEAVING_MS)));
    // Gently at first, too: a sine starts at full speed
    return { ...camera, azimuth: from.azimuth + angle * smooth(Math.min(1, elapsed / LEAVING_MS)) };
  };
}

/** On at the speed with which a finger left, in radians a millisecond, ever slower. */
export function glide(from: Camera, rest: Rest, speed: number): Motion {
  return (elapsed) => {
    const now = speed * Math.exp(-FRICTION * elapsed);
    if (Math.abs(now) < STILL) return null;
    return turned(from, rest, (speed - now) / FRICTION, 0);
  };
}

function smooth(part: number): number {
  return part * part * (3 - 2 * part);
}
