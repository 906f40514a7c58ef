/** Id of the form of the last step: the wizard's confirm button stands outside of it and submits it by this name. */
export const MEETING_FORM_ID = 'meeting-form';
