import { Skeleton } from '../../../components/Skeleton.tsx';

/** Placeholder of the panel while the session is checked. */
export function AdminLoading() {
  return (
    <>
      <div className="container-page pt-8 pb-6">
        <Skeleton className="h-9 w-52" />
        <Skeleton className="mt-3 h-5 w-72" />
      </div>
      <SectionsLoading />
    </>
  );
}

/** Placeholder of the sections while their code loads. */
export function SectionsLoading() {
  return (
    <div className="container-page pt-6 pb-20 md:pt-18">
      <CardsLoading />
    </div>
  );
}

/** Placeholder of a section's cards. */
export function CardsLoading() {
  return (
    <div role="status" className="grid gap-6 lg:grid-cols-2">
      <span className="sr-only">Loading the admin panel...</span>
      <Skeleton className="h-96 rounded-card" />
      <Skeleton className="h-96 rounded-card" />
    </div>
  );
}
