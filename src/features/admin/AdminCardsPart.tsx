import { lazy } from 'react';
import { PartBoundary } from '../../components/PartBoundary.tsx';
import { CardsLoading } from './AdminLoading.tsx';
import type { AdminUser } from './session/admin-user.ts';

const AdminCards = lazy(() => import('./AdminCards.tsx').then((module) => ({ default: module.AdminCards })));

/** The cards, a chunk of their own with the Firestore SDK in it. */
export function AdminCardsPart({ admin }: { admin: AdminUser }) {
  return (
    <div className="container-page pb-20">
      <PartBoundary fallback={<CardsLoading />}>
        <AdminCards admin={admin} />
      </PartBoundary>
    </div>
  );
}
