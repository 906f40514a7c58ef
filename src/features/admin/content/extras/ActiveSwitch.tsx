import { Switch } from '../../../../components/Switch.tsx';
import type { LiveExtra } from './extra-kind.ts';
import { setActive } from './set-active.ts';

/** Whether visitors see the extra; stored at once, with the way back. */
export function ActiveSwitch({ extra }: { extra: LiveExtra }) {
  return (
    <Switch
      label={`${extra.name} is visible to customers`}
      checked={extra.is_active}
      onChange={(isActive) => void setActive(extra, isActive)}
    />
  );
}
