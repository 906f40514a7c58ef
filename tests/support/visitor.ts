/** Contact details that no other test uses, so that mails and bookings can be told apart. */
export interface Visitor {
  readonly name: string;
  readonly company: string;
  readonly email: string;
  readonly website: string;
  readonly phone: string;
}
