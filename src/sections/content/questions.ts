/** Questions and answers of /faq, in plain text, since search engines read the same. Each states what the product does. */
import { brand } from '../../config/brand.ts';
import { BOOTH_SIZE_OPTIONS, DESIGN_ASSUMPTIONS, MEETING_DURATION_TEXT } from '../../domain/catalogue.ts';
import { basePriceRange, formatUsd } from '../../domain/pricing.ts';

const prices = BOOTH_SIZE_OPTIONS.map(({ id, label }) => {
  const { lowest, highest } = basePriceRange(id);
  return `${label} costs ${formatUsd(lowest)} to ${formatUsd(highest)}`;
});

export const QUESTIONS = {
  Price: {
    'What does a trade show booth cost?': `The base booth package of ${prices.join(', ')}, depending on the state of the show. Extras are added at the prices you see, and the total keeps up with every choice.`,
    'What is included in the price?': `The design you choose, and: ${DESIGN_ASSUMPTIONS.join('; ')}.`,
    'Is that the final price?':
      'It is an estimate. The final price may vary with venue services, electrical requirements, rigging and drayage fees. A confirmed proposal follows the kickoff call.',
    'Do I have to pay or sign up to see a price?':
      'No. The price takes about two minutes and needs neither a payment nor an email address. We ask for your name, company and work email when you book the kickoff meeting.',
  },
  'Booths and shows': {
    'Can I have a booth of another size?': `Yes. Send us width, depth and height with 'Need a custom size?' in the quote's second step, and we'll email you a custom proposal within 24 hours.`,
    'My show or city is not on the list. Can you still build my booth?':
      'Yes. Type its name: we build for any show in a city of the 50 states or Washington, D.C. The state sets the base price.',
    'Can I see my own logo on the booth?':
      'Yes. Add your logo in the quote, and the designs show it on their walls. It stays in your browser unless you check the box to send a copy with your booking.',
    'Can I add furniture, screens or lighting?':
      "Yes. The quote's third step lists all extras with a price each, and you choose how many of each you need.",
  },
  'Meeting and changes': {
    'What happens in the kickoff meeting?': `We talk through your show, your booth and your quote, for ${MEETING_DURATION_TEXT}. Your confirmation says where we meet.`,
    'Can I move or cancel the meeting?':
      'Yes, yourself. The confirmation and its email have a link to your meeting: choose another free time, up to three times a day, or cancel.',
    'None of your times suits me. What can I do?':
      "Send the quote without a meeting in the last step, with the times that suit you, and we'll arrange one. You get a copy by email.",
    'Can I change my quote later?':
      'Yes. Your browser keeps it, you can go back to every step, and a link lets you or a colleague open it again at the prices of that day.',
    'How soon do you reply?': `Within 24 hours. By phone at ${brand.phone}: ${brand.hours}.`,
  },
};
