import { Switch } from '../../../../components/Switch.tsx';
import type { LiveExtra } from './extra-kind.ts';
import { setActive } from './set-active.ts';

/** Switch that shows or hides an extra for visitors; saved at once, with Undo. */
export function ActiveSwitch({ extra }: { extra: LiveExtra }) {
  return (
    <Switch
      label={`${extra.name} is visible to customers`}
      checked={extra.is_active}
      onChange={(isActive) => void setActive(extra, isActive)}
    />
  );
}
