import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { storeDeal } from '../../../../tests/browser/admin-customers.tsx';
import { startMeetings, storeBooking } from '../../../../tests/browser/admin-meetings.tsx';
import { ADMIN, openWhole } from '../../../../tests/browser/admin-panel.tsx';
import { storeQuote } from '../../../../tests/browser/admin-submissions.ts';
import { setViewport, WIDTHS } from '../../../../tests/browser/viewports.ts';
import { aContact } from '../../../../tests/support/visitor.ts';
import { toast } from '../../../components/toast-store.ts';
import { AdminSections } from './AdminSections.tsx';

const NAME = 'N'.repeat(95);
const COMPANY = 'W'.repeat(90);

/** Returns the start of each text that goes beyond its card or toast and is not cut off there. */
function textsOutside(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const outside: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const box = parent?.closest('li, section[aria-labelledby], dialog, [role="dialog"]');
    if (!parent || !box || isCut(parent, box)) continue;
    const range = document.createRange();
    range.selectNode(node);
    if (range.getBoundingClientRect().right > box.getBoundingClientRect().right) {
      outside.push(node.textContent?.slice(0, 20) ?? '');
    }
  }
  return outside;
}

function isCut(element: Element, box: Element): boolean {
  const isHidden = getComputedStyle(element).overflowX !== 'visible';
  return isHidden || (element !== box && element.parentElement !== null && isCut(element.parentElement, box));
}

for (const viewport of WIDTHS) {
  for (const section of ['today', 'bookings', 'customers'] as const) {
    test(`at ${viewport.width} px words of 95 letters stay in the cards and toasts of #${section}`, async () => {
      await setViewport(viewport);
      startMeetings();
      const contact = aContact({ name: NAME, company: COMPANY });
      for (const time of ['10:00 AM', '11:00 AM']) {
        const quote_submission_id = storeQuote({ contact, show_name: COMPANY, booking_id: 'booked' });
        storeBooking({ time, user_name: NAME, company: COMPANY, quote_submission_id });
      }
      storeDeal({ name: NAME, company: COMPANY, show_name: COMPANY, note: NAME, next_step: '2027-01-06' });
      location.hash = section;
      await openWhole(<AdminSections admin={ADMIN} />);
      await expect.element(page.getByRole('heading', { name: NAME, level: 3 }).first()).toBeVisible();
      toast({
        title: `${COMPANY}: New → Sold`,
        description: NAME,
        action: { label: 'Undo', hint: 'Press F8', onAction: () => {} },
      });
      await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible();
      expect(textsOutside()).toEqual([]);
    });
  }
}
