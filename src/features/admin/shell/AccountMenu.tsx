import { Menu, MenuButton, MenuHeading, MenuSection } from '@headlessui/react';
import { CircleUser, ExternalLink, LogOut, Settings } from 'lucide-react';
import { useState } from 'react';
import { Spinner } from '../../../components/Spinner.tsx';
import { useMinWidth } from '../../../components/use-min-width.ts';
import { ActionItem, ActionItems } from '../controls/ActionMenu.tsx';

/** The account's email, menu, and Sign Out. In narrow windows the bar has room for the menu only, which then has all. */
export function AccountMenu({ email, onSignOut }: { email: string; onSignOut: () => Promise<void> }) {
  const hasRoom = useMinWidth('48rem');
  const [isLeaving, setIsLeaving] = useState(false);
  function handleSignOut() {
    setIsLeaving(true);
    void onSignOut();
  }
  return (
    <>
      <Menu>
        <MenuButton
          aria-label={hasRoom ? `Account: ${email}` : 'Account'}
          title={email}
          className={`${BUTTON} max-lg:max-w-100`}
        >
          {isLeaving ? <Spinner /> : <CircleUser aria-hidden="true" className="size-5.5 shrink-0" />}
          {hasRoom && <span className="truncate">{email}</span>}
        </MenuButton>
        <ActionItems>
          <MenuSection className="flex flex-col">
            <MenuHeading className="mb-1 max-w-72 border-b border-line px-3 pt-1 pb-2 text-sm break-all text-muted">
              Signed in as <span className="block font-medium text-ink">{email}</span>
            </MenuHeading>
            <ActionItem icon={Settings} href="#settings">
              Settings
            </ActionItem>
            <ActionItem icon={ExternalLink} href="/">
              View site
            </ActionItem>
            {!hasRoom && (
              <ActionItem icon={LogOut} onClick={handleSignOut}>
                Sign Out
              </ActionItem>
            )}
          </MenuSection>
        </ActionItems>
      </Menu>
      {hasRoom && (
        <button
          type="button"
          className={`${BUTTON} shrink-0 border border-haze px-3`}
          onClick={handleSignOut}
        >
          Sign Out
        </button>
      )}
    </>
  );
}

const BUTTON =
  'focus-ring flex h-10 min-w-11 items-center justify-center gap-2 rounded-control text-sm text-mist transition-colors hover:text-white data-open:text-white pointer-coarse:h-11';
