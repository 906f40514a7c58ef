import { LogOut } from 'lucide-react';
import { lazy, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { PartBoundary } from '../../components/PartBoundary.tsx';
import { Toaster } from '../../components/Toast.tsx';
import { clearAllDrafts } from './content/editor/dialog-draft.ts';
import type { AdminUser } from './kit/panel-context.ts';
import { useAdminSession } from './session/use-admin-session.ts';
import { AdminLoading, SectionsLoading } from './shell/AdminLoading.tsx';
import { OfflineNotice } from './shell/OfflineNotice.tsx';

const AdminSections = lazy(() =>
  import('./shell/AdminSections.tsx').then((module) => ({ default: module.AdminSections })),
);

/** The sections, a chunk of their own with the Firestore SDK in it. */
function AdminSectionsPart({ admin }: { admin: AdminUser }) {
  return (
    <PartBoundary fallback={<SectionsLoading />}>
      <AdminSections admin={admin} />
    </PartBoundary>
  );
}

/** The panel of /admin. Neither its code nor Firestore's loads before an administrator is signed in. */
export function AdminPanel() {
  const { session, leave } = useAdminSession();
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
        <AdminLoading />
      </>
    );
  }
  return (
    <>
      <AdminHeader email={session.admin.email} onSignOut={handleSignOut} />
      <OfflineNotice />
      <AdminSectionsPart admin={session.admin} />
      <Toaster wait={0} />
    </>
  );
}

interface AdminHeaderProps {
  email: string;
  onSignOut: () => Promise<void>;
}

/** Title, account and sign-out. */
function AdminHeader({ email, onSignOut }: AdminHeaderProps) {
  const [isLeaving, setIsLeaving] = useState(false);
  function handleSignOut() {
    setIsLeaving(true);
    void onSignOut();
  }
  return (
    <div className="container-page flex flex-wrap items-end justify-between gap-x-6 gap-y-4 pt-8 pb-6">
      <div>
        <h1 className="text-3xl font-semibold tracking-tight">Admin Panel</h1>
        <p className="mt-1 text-muted">Manage your availability and bookings</p>
      </div>
      <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-0 text-sm break-all text-muted">
          <span className="sr-only">Signed in as </span>
          {email}
        </p>
        <Button variant="secondary" size="sm" loading={isLeaving} onClick={handleSignOut}>
          <LogOut aria-hidden="true" className="size-4" />
          Sign Out
        </Button>
      </div>
    </div>
  );
}
