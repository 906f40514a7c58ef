import type { Texts } from '#company-schema';

export const texts: Texts = {
  hero: {
    headline: 'We design, build, and deliver your trade show booths',
    text: 'Instant design & pricing for U.S. shows. One partner for concept, fabrication, logistics, and on-site install.',
    claims: [
      ['50+', 'Booths Delivered'],
      ['2+', 'Years Experience'],
      ['100%', 'On-Time Delivery'],
    ],
    booth: { size: '20x20', design: '20x20-island' },
  },
  // The specification has two sets of claims with different numbers. The hero's are about the company and its booths,
  // the footer's about its people; `team` says so next to them.
  footer: {
    text: 'One partner for concept, fabrication, logistics, and on-site install.',
    team: 'Our team, including its work before Booth Studio',
    claims: [
      ['5+ years', 'at trade shows'],
      ['100+ deliveries', 'to show floors, repeat shows included'],
      ['100% on-time', 'delivery guarantee'],
      ['Nationwide', 'coverage for U.S. shows'],
    ],
  },
  quote: {
    heading: 'Your booth design and price, right now',
    text: 'Five short steps, nothing to pay. Then pick a time for a {duration} kickoff meeting with our team.',
  },
  projects: {
    text: 'Booths we designed, built, and installed at U.S. shows, and the results they delivered.',
    samples: 'Sample projects: what a booth of each size can look like at a U.S. show.',
  },
  contact: {
    heading: 'Talk to an expert',
    text: 'A show coming up, a question, an unusual idea? We reply within 24 hours.',
    reasons: [
      ['One partner', 'Concept, fabrication, logistics, and on-site install.'],
      ['Our team: 5+ years', 'At trade shows, including before Booth Studio.'],
      ['Our team: 100+ deliveries', 'To show floors, repeat shows included.'],
      ['100% on-time delivery guarantee', 'Ready before the doors open.'],
      ['Nationwide coverage', 'One team for every U.S. show.'],
    ],
  },
  faq: {
    Price: {
      'What does a trade show booth cost?':
        'The base booth package of {prices}, depending on the state your show is in. Extras are added at the prices you see, and the total updates with every choice.',
      'What is included in the price?': 'The design you choose, and: {included}.',
      'Is that the final price?':
        'It is an estimate. The final price may vary with venue services, electrical requirements, rigging and drayage fees. A confirmed proposal follows the kickoff call. You get it by email, as a link to read, change, and accept it online.',
      'Do I have to pay or sign up to see a price?':
        'No. Getting a price takes about two minutes, with no payment and no email address. We ask for your name, company, and work email when you book the kickoff meeting.',
    },
    'Booths and shows': {
      'Can I get a booth in another size?':
        "Yes. Send us the width, depth, and height with 'Need a custom size?' in step 2 of the quote, and we'll email you a custom proposal within 24 hours.",
      'My show or city is not on the list. Can you still build my booth?':
        'Yes. Type its name: we build for any show in a city of the 50 states, Washington, D.C., or a U.S. territory. The state sets the base price.',
      'Can I see my own logo on the booth?':
        'Yes. Add your logo in the quote, and the designs show it on their walls. It stays in your browser unless you check the box to send a copy with your booking.',
      'Can I add furniture, screens, or lighting?':
        'Yes. Step 3 of the quote lists every extra with its price, and you choose how many you need.',
    },
    'Meeting and changes': {
      'What happens in the kickoff meeting?':
        "We go over your show, your booth, and your quote in {duration}. Your confirmation says where we'll meet.",
      'Can I move or cancel the meeting?':
        'Yes, on your own. The confirmation and its email have a link to your meeting: choose another available time, up to three times a day, or cancel.',
      'None of your times work for me. What can I do?':
        "Send the quote without a meeting in the last step, with the times that work for you, and we'll arrange one. You get a copy by email.",
      'Can I change my quote later?':
        "Yes. Your browser keeps it, you can go back to any step, and a link lets you or a colleague open it again at that day's prices.",
      'How soon do you reply?': 'Within 24 hours. By phone at {phone}: {hours}.',
    },
  },
};
