import { useStore } from '@nanostores/react';
import { lazy } from 'react';
import { PartBoundary } from '../../components/PartBoundary.tsx';
import { Toaster } from '../../components/Toast.tsx';
import { clearAllDrafts } from './content/editor/dialog-draft.ts';
import type { AdminUser } from './kit/panel-context.ts';
import { $place } from './place/current-place.ts';
import { FIRST_SECTION, SECTION_NAMES } from './place/place.ts';
import { SignInAgain } from './session/SignInAgain.tsx';
import { useAdminSession } from './session/use-admin-session.ts';
import { AccountMenu } from './shell/AccountMenu.tsx';
import { SectionsLoading } from './shell/AdminLoading.tsx';
import { InBar } from './shell/InBar.tsx';
import { OfflineNotice } from './shell/OfflineNotice.tsx';

const AdminSections = lazy(() =>
  import('./shell/AdminSections.tsx').then((module) => ({ default: module.AdminSections })),
);

/** The panel's sections, loaded in a separate chunk with the Firestore SDK. */
function AdminSectionsPart({ admin }: { admin: AdminUser }) {
  return (
    <PartBoundary fallback={<SectionsLoading />}>
      <AdminSections admin={admin} />
    </PartBoundary>
  );
}

/** The panel at /admin. Its code and the Firestore SDK load only after an administrator has signed in. */
export function AdminPanel() {
  const { session, leave, giveUp } = useAdminSession();
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
      <AdminSectionsPart admin={session.admin} />
      <SignInAgain email={session.admin.email} onGiveUp={() => void giveUp()} />
      <Toaster wait={0} />
    </>
  );
}

/**
 * The heading 'Admin Panel'. Visible in the first section and in the settings, which have no tab; elsewhere
 * the bar shows the section's name.
 */
function PanelTitle() {
  const { section } = useStore($place);
  const isFirst = section === FIRST_SECTION.section;
  if (!isFirst && section !== 'settings') return <h1 className="sr-only">Admin Panel</h1>;
  return (
    <div className="container-page pt-4 md:pt-6">
      <h1 className="text-2xl font-semibold tracking-tight">
        <span className={isFirst ? undefined : 'sr-only'}>Admin Panel</span>
        {!isFirst && <span> {SECTION_NAMES[section]}</span>}
      </h1>
      {isFirst && <p className="mt-1 text-[0.9375rem] text-muted">Manage your availability and bookings</p>}
    </div>
  );
}
