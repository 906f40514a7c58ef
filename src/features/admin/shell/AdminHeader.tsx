import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/Button.tsx';

export interface AdminHeaderProps {
  email: string;
  onSignOut: () => Promise<void>;
}

/** Title, who is signed in, and the way out. */
export function AdminHeader({ email, onSignOut }: AdminHeaderProps) {
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
