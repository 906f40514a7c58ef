import type { ConfirmedBooking } from '../../../domain/wizard/reducer.ts';
import { LogoConsent } from './LogoConsent.tsx';
import { LogoSending } from './LogoSending.tsx';

export interface LogoAlongProps {
  /** With it the logo is sent; before, the visitor is asked. */
  booking?: Pick<ConfirmedBooking, 'id' | 'manage_url'>;
}

/** The visitor's logo as a companion of the booking: asked about beside the contact details, sent once it is booked. */
export function LogoAlong({ booking }: LogoAlongProps) {
  return booking ? <LogoSending booking={booking} /> : <LogoConsent />;
}
