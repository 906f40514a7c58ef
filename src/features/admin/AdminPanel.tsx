import { useStore } from '@nanostores/react';
import { lazy, useEffect } from 'react';
import { PartBoundary } from '../../components/PartBoundary.tsx';
import { Toaster } from '../../components/Toast.tsx';
import { clearAllDrafts } from './controls/dialog-draft.ts';
import { OfflineNotice } from './controls/offline.tsx';
import { $place } from './place/current-place.ts';
import { SECTION_NAMES } from './place/place.ts';
import { removeOfflineCopies } from './session/remove-offline-copies.ts';
import { SignInAgain } from './session/SignInAgain.tsx';
import { useAdminSession } from './session/use-admin-session.ts';
import { AccountMenu } from './shell/AccountMenu.tsx';
import { SectionsLoading } from './shell/AdminLoading.tsx';
import { InBar } from './shell/InBar.tsx';

const AdminSections = lazy(() =>
  import('./shell/AdminSections.tsx').then((module) => ({ default: module.AdminSections })),
);

/** The panel at /admin. Its code and the Firestore SDK load only after an administrator has signed in. */
export function AdminPanel() {
  const { session, leave, giveUp } = useAdminSession();
  useEffect(() => void removeOfflineCopies(), []);
  function handleSignOut() {
    clearAllDrafts();
    return leave();
  }
  if (session.status === 'failed') {
    return (
      <div role="alert" className="container-page py-20 text-center">
        <h1 className="text-title font-semibold">The panel could not be opened</h1>
        <p className="mt-4 text-muted">Please check your connection and reload the page.</p>
      </div>
    );
  }
  if (session.status !== 'ready') {
    return (
      <>
        {session.status === 'leaving' && (
          <OfflineNotice text="You are signed out and offline. The sign-in page opens when you are back online." />
        )}
        <PanelTitle />
        <SectionsLoading />
      </>
    );
  }
  return (
    <>
      <InBar place="panel-account">
        <AccountMenu email={session.admin.email} onSignOut={handleSignOut} />
      </InBar>
      <PanelTitle />
      <OfflineNotice />
      <PartBoundary fallback={<SectionsLoading />}>
        <AdminSections admin={session.admin} />
      </PartBoundary>
      <SignInAgain email={session.admin.email} onGiveUp={() => void giveUp()} />
      <Toaster wait={0} />
    </>
  );
}

/** The panel's title and subtitle, on every section, and the name of the settings, which have no tab. */
function PanelTitle() {
  const { section } = useStore($place);
  return (
    <div className="container-page pt-4 md:pt-6">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h1 className="text-lg font-semibold tracking-tight md:text-2xl">Admin Panel</h1>
        <p className="text-xs text-muted sm:text-[0.9375rem]">Manage your availability and bookings</p>
      </div>
      {section === 'settings' && (
        <h2 className="mt-4 text-xl font-semibold tracking-tight">{SECTION_NAMES.settings}</h2>
      )}
    </div>
  );
}
