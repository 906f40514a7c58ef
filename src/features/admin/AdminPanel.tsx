import { Toaster } from '../../components/Toast.tsx';
import { clearAllDialogDrafts } from './content/editor/dialog-draft.ts';
import { useAdminSession } from './session/use-admin-session.ts';
import { AdminHeader } from './shell/AdminHeader.tsx';
import { AdminLoading } from './shell/AdminLoading.tsx';
import { AdminSectionsPart } from './shell/AdminSectionsPart.tsx';
import { OfflineNotice } from './shell/OfflineNotice.tsx';

/** The panel of /admin: nothing of it, and nothing of the database's code, loads before an administrator is known. */
export function AdminPanel() {
  const { session, leave } = useAdminSession();
  function handleSignOut() {
    clearAllDialogDrafts();
    return leave();
  }
  if (session.status === 'failed') {
    return (
      <div role="alert" className="container-page py-20 text-center">
        <h1 className="text-title font-semibold">The panel could not be opened</h1>
        <p className="mt-4 text-muted">Please check your connection and load the page again.</p>
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
