/** Said about access to the panel. */
export const accessMessages = {
  /** To an address that is not on the list, at sign-up. */
  refused: 'Access Denied: Only authorized administrators can access this panel.',
  deniedTitle: 'Access Denied',
  /** To a signed-in user who is no administrator. */
  denied: 'You are not authorized to access the admin panel.',
  sessionEnded: 'Your session has ended. Please sign in again.',
} as const;
