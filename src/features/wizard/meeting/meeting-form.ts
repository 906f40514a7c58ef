/** Id of the contact form; the wizard's confirm button is outside it and submits it by this id. */
export const MEETING_FORM_ID = 'meeting-form';
