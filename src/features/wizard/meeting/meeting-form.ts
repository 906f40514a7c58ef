/** Id of the contact form, which the wizard's confirm button outside the form submits. */
export const MEETING_FORM_ID = 'meeting-form';
