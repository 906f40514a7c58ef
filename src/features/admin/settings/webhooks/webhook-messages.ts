/** Messages about the connected system. */
export const webhookMessages = {
  about: 'Send quotes, meetings, proposals, customers, and messages to another system, such as your CRM.',
  none: 'No system is connected yet.',
  shownOnce: 'Copy the secret now',
  shownOnceText:
    'It is shown only this once. The other system needs it to check that an event comes from this site.',
  addFailed: 'Error connecting system',
  changed: 'Saved',
  changeFailed: 'Error changing connected system',
  paused: 'Paused',
  resumed: 'Resumed',
  tested: 'Test queued',
  testedText: 'Its result appears in Last deliveries.',
  testFailed: 'Error sending test',
  rotateText:
    'The previous secret stays valid for 24 hours, so that no event is refused until the other system has the new one.',
  rotateFailed: 'Error making a new secret',
  removed: 'System removed',
  removeText: 'It gets no more events. To connect it again, give it a new secret.',
  removeFailed: 'Error removing system',
  disabled: (day: string) => `Disabled since ${day}`,
  disabledText: 'Once the system works again, resume it and send again what was not delivered.',
  secretLostText:
    'Enter the new secret in the other system, then resume it here and send again what was not delivered.',
  undelivered: 'Some events were not delivered',
  noDeliveries: 'Nothing was sent yet.',
  resent: 'Queued again',
  resendFailed: 'Error sending again',
} as const;
