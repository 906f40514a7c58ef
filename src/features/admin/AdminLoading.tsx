import { Skeleton } from '../../components/Skeleton.tsx';

/** The panel's outline, while the session is being checked. */
export function AdminLoading() {
  return (
    <>
      <div className="container-page pt-8 pb-6">
        <Skeleton className="h-9 w-52" />
        <Skeleton className="mt-3 h-5 w-72" />
      </div>
      <div className="container-page pb-20">
        <CardsLoading />
      </div>
    </>
  );
}

/** The cards' outline, while their code is on its way. */
export function CardsLoading() {
  return (
    <div role="status" className="grid gap-6 lg:grid-cols-2">
      <span className="sr-only">Loading the admin panel...</span>
      <Skeleton className="h-44 rounded-card lg:col-span-2" />
      <Skeleton className="h-96 rounded-card" />
      <Skeleton className="h-96 rounded-card" />
    </div>
  );
}
