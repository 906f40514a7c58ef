import type { ConfirmedBooking } from '../../../domain/wizard/reducer.ts';
import { LogoConsent } from './LogoConsent.tsx';
import { LogoSending } from './LogoSending.tsx';

export interface LogoAlongProps {
  /** With it the logo is sent; before, the visitor is asked. */
  booking?: Pick<ConfirmedBooking, 'id' | 'manage_url'>;
}

/** Asks about the logo beside the contact details, and sends it once the meeting is booked. */
export function LogoParts({ booking }: LogoAlongProps) {
  return booking ? <LogoSending booking={booking} /> : <LogoConsent />;
}
