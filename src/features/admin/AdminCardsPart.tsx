import { lazy, Suspense } from 'react';
import { CardsLoading } from './AdminLoading.tsx';
import type { AdminUser } from './shared/admin-user.ts';

const AdminCards = lazy(() => import('./AdminCards.tsx').then((module) => ({ default: module.AdminCards })));

/** The cards, a chunk of their own with the Firestore SDK in it. */
export function AdminCardsPart({ admin }: { admin: AdminUser }) {
  return (
    <Suspense fallback={<CardsLoading />}>
      <AdminCards admin={admin} />
    </Suspense>
  );
}
