import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { holdTarget } from './hold-target.ts';

/** A page's sections, with the wizard above the link's target. */
function Sections() {
  return (
    <>
      <a href="#projects">Reference Projects</a>
      <main>
        <div id="wizard" style={{ height: 400 }} />
        <section id="projects" style={{ height: 2000 }} />
      </main>
    </>
  );
}

test('growth at the moment a scroll ends does not lose the target section', async () => {
  const screen = await render(<Sections />);
  holdTarget();
  await screen.getByRole('link', { name: 'Reference Projects' }).click();
  const projects = document.getElementById('projects') as HTMLElement;
  await expect.poll(() => Math.abs(projects.getBoundingClientRect().top)).toBeLessThan(innerHeight / 2);
  const comesBack = vi.spyOn(projects, 'scrollIntoView');
  (document.getElementById('wizard') as HTMLElement).style.height = '3000px';
  scrollTo({ top: 0, behavior: 'instant' });
  // Runs before the frame's notification, which comes before anything is resized
  document.dispatchEvent(new Event('scrollend'));
  await expect.poll(() => comesBack).toHaveBeenCalled();
});
