/** What the meeting step needs of libraries and can be fetched ahead of it: all but luxon, which comes with the step. */
export { DayPicker } from 'react-day-picker';
export { useContactDetailsForm } from './use-contact-details-form.ts';
