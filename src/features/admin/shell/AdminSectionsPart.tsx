import { lazy } from 'react';
import { PartBoundary } from '../../../components/PartBoundary.tsx';
import type { AdminUser } from '../kit/admin-user.ts';
import { SectionsLoading } from './AdminLoading.tsx';

const AdminSections = lazy(() =>
  import('./AdminSections.tsx').then((module) => ({ default: module.AdminSections })),
);

/** The sections, a chunk of their own with the Firestore SDK in it. */
export function AdminSectionsPart({ admin }: { admin: AdminUser }) {
  return (
    <PartBoundary fallback={<SectionsLoading />}>
      <AdminSections admin={admin} />
    </PartBoundary>
  );
}
