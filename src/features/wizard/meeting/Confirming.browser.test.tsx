import { beforeEach, expect, test } from 'vitest';
import { bookingApi } from '../../../../tests/browser/booking-api.ts';
import { setMedia } from '../../../../tests/browser/media.ts';
import { meeting } from '../../../../tests/browser/meeting.ts';
import { DESKTOP, PHONE, setViewport } from '../../../../tests/browser/viewports.ts';
import { wizard } from '../../../../tests/browser/wizard.tsx';

beforeEach(() => setMedia({ 'prefers-reduced-motion': 'no-preference' }));

for (const viewport of [PHONE, DESKTOP]) {
  test(`at ${viewport.width} px the confirmation is in view from its first frame on`, async () => {
    await setViewport(viewport);
    bookingApi();
    await meeting.fillIn();
    const tops: number[] = [];
    function note(): void {
      const heading = wizard.heading('Your meeting is booked').query();
      if (heading) tops.push(Math.round(heading.getBoundingClientRect().top));
      if (tops.length < 20) requestAnimationFrame(note);
    }
    note();
    await meeting.confirm.click();
    await expect.poll(() => tops).toHaveLength(20);
    expect(Math.min(...tops)).toBeGreaterThan(0);
    expect(Math.max(...tops)).toBeLessThan(viewport.height / 2);
    // The animation moves it into place by a few pixels
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(24);
  });
}
