import type { Clauses, Terms } from '#company-schema';

/** Answers on the site. */
export const terms: Terms = {};

/** Terms of a new proposal, which its customer accepts. */
export const clauses: Clauses = {
  ownership:
    'The company builds the booth and rents it to the customer for the show named in this proposal. The booth and all of its parts remain the property of the company. Printed graphics and everything that the customer brings belong to the customer.',
  payment:
    'The customer pays the amounts in this proposal on the days that it states. The company may suspend its work while a payment is overdue.',
  cancellation:
    'If the customer cancels the order, the customer pays for the work done, and for the materials and services bought for it, until the company receives the notice. The company refunds any amount paid beyond that within 30 days.',
  changes:
    'A change after the order takes effect when both parties have agreed to it in writing. The company states the price of a change before it begins the work.',
  insurance:
    "The company insures the booth in transit and while it installs and dismantles it. The customer insures its own goods, and its liability as an exhibitor, as the show's organizer requires.",
};
