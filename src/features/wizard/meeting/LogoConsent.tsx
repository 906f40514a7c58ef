import { useStore } from '@nanostores/react';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { holdLogo, isLogoTicked, markTab, tickLogo } from '../../../booth/logo-along.ts';
import { $ownLook, restoreOwnLook } from '../../../booth/own-look.ts';
import { Card } from '../../../components/Card.tsx';
import { CheckboxField } from '../../../components/CheckboxField.tsx';
import { logoGround } from '../../../components/logo-ground.ts';

/** Checkbox that asks to send the logo with the booking. Unless it is ticked, the logo stays in the browser. */
export function LogoConsent() {
  const look = useStore($ownLook);
  const [isTicked, setTicked] = useState(isLogoTicked);
  const hintId = useId();
  const latest = useRef({ look, isTicked });
  latest.current = { look, isTicked };

  useEffect(() => void restoreOwnLook(), []);
  // A tick applies only to the logo for which it was set, in any tab
  // biome-ignore lint/correctness/useExhaustiveDependencies: each logo needs its consent
  useEffect(() => {
    const isStillTicked = isLogoTicked();
    setTicked(isStillTicked);
    markTab(isStillTicked);
  }, [look.logo]);
  // A layout effect, so that it runs before the confirmation's effects look for the logo
  useLayoutEffect(
    () => () => {
      if (latest.current.isTicked) holdLogo(latest.current.look);
      else markTab(false);
    },
    [],
  );

  return (
    look.logo && (
      <Card className="flex items-center gap-4">
        <img
          src={look.logo.address}
          alt="Your logo"
          className={logoGround(look.logo.isLight, 'size-14 shrink-0 p-1.5')}
        />
        <div className="min-w-0">
          <CheckboxField
            label="Send a copy of my logo along with the booking"
            aria-describedby={hintId}
            checked={isTicked}
            onChange={({ target }) => {
              tickLogo(target.checked);
              setTicked(target.checked);
            }}
          />
          <p id={hintId} className="text-sm text-muted">
            Optional. Only our team sees the logo, your print color, and a picture of your booth, with your
            meeting. If you leave this unchecked, they stay in this browser.
          </p>
        </div>
      </Card>
    )
  );
}
