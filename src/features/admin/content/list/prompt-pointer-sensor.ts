import { PointerSensor, type PointerSensorProps } from '@dnd-kit/core';
import { flushSync } from 'react-dom';

/**
 * A mouse or finger whose last move counts even when it lets go right after it. dnd-kit drops a row where it was last
 * drawn, and React draws a move only later: on a slow phone that would be a place or two before the one under the finger.
 */
export class PromptPointerSensor extends PointerSensor {
  constructor(props: PointerSensorProps) {
    let drawLastMove = (): void => undefined;
    super({
      ...props,
      onMove(to) {
        drawLastMove = () => props.onMove(to);
        props.onMove(to);
      },
      onEnd() {
        flushSync(drawLastMove);
        props.onEnd();
      },
    });
  }
}
