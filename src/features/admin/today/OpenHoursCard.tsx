import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { areFew, FEW_HOURS, type OpenHours, openHoursText } from '../../../domain/open-hours.ts';
import { AdminCard } from '../kit/AdminCard.tsx';

/** 'Open Hours': how long what visitors can still book will last. */
export function OpenHoursCard({ left }: { left: OpenHours }) {
  const isFew = areFew(left);
  return (
    <AdminCard
      title="Open Hours"
      tone={isFew ? 'warning' : 'plain'}
      action={
        <ButtonLink variant="secondary" size="sm" href="#availability">
          Open more hours
        </ButtonLink>
      }
    >
      <p className="text-2xl font-semibold tracking-tight">{openHoursText(left)}</p>
      {isFew && (
        <p className="mt-1 text-[0.9375rem] text-warning">
          Visitors find few times. At least {FEW_HOURS.hours} hours over {FEW_HOURS.days} days keep the choice
          wide.
        </p>
      )}
    </AdminCard>
  );
}
