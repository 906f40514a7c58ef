/** Libraries of the meeting step that can be preloaded: all but luxon, which comes with the step. */
export { DayPicker } from 'react-day-picker';
export { useContactDetailsForm } from './use-contact-details-form.ts';
