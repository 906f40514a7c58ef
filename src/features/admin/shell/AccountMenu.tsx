import { Menu, MenuButton, MenuHeading, MenuSection } from '@headlessui/react';
import { CircleUser, ExternalLink, LogOut, Settings } from 'lucide-react';
import { useState } from 'react';
import { Spinner } from '../../../components/Spinner.tsx';
import { ActionItem, ActionItems } from '../kit/ActionMenu.tsx';

export interface AccountMenuProps {
  email: string;
  onSignOut: () => Promise<void>;
}

/** Menu with the signed-in account, the settings, and Sign Out. */
export function AccountMenu({ email, onSignOut }: AccountMenuProps) {
  const [isLeaving, setIsLeaving] = useState(false);
  function handleSignOut() {
    setIsLeaving(true);
    void onSignOut();
  }
  return (
    <Menu>
      <MenuButton
        aria-label="Account"
        className="focus-ring grid size-11 shrink-0 place-items-center rounded-control text-mist transition-colors hover:text-white data-open:text-white"
      >
        {isLeaving ? <Spinner /> : <CircleUser aria-hidden="true" className="size-5.5" />}
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
          <ActionItem icon={LogOut} onClick={handleSignOut}>
            Sign Out
          </ActionItem>
        </MenuSection>
      </ActionItems>
    </Menu>
  );
}
