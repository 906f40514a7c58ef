export const accessMessages = {
  /** Shown at sign-up for an unlisted address. */
  refused: 'Access Denied: Only authorized administrators can access this panel.',
  deniedTitle: 'Access Denied',
  /** Shown to a signed-in user who is not an administrator. */
  denied: 'You are not authorized to access the admin panel.',
  sessionEnded: 'Your session has ended. Please sign in again.',
} as const;
