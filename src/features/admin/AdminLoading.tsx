import { Skeleton } from '../../components/Skeleton.tsx';

/** The panel's outline, while the session is being checked. */
export function AdminLoading() {
  return (
    <>
      <div className="container-page pt-8 pb-6">
        <Skeleton className="h-9 w-52" />
        <Skeleton className="mt-3 h-5 w-72" />
      </div>
      <CardsLoading />
    </>
  );
}

/** The cards' outline, while their code is on its way. */
export function CardsLoading() {
  return (
    <div role="status" className="container-page grid gap-6 pb-20 lg:grid-cols-2">
      <span className="sr-only">Loading the admin panel...</span>
      <Skeleton className="h-44 rounded-card lg:col-span-2" />
      <Skeleton className="h-96 rounded-card" />
      <Skeleton className="h-96 rounded-card" />
    </div>
  );
}
