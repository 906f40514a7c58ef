/** Every collection of the product, and one that nobody has heard of: the rules deny by default. */
export const COLLECTIONS = [
  'availability',
  'booth_designs',
  'bookings',
  'contact_messages',
  'custom_requests',
  'extras',
  'idempotency_keys',
  'mail',
  'quote_submissions',
  'rate_limits',
  'reference_projects',
  'revoked_sessions',
  'site_settings',
  'slot_claims',
  'something_else',
] as const;
