import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { projectsSection } from '../../src/config/navigation.ts';
import { CARDS_AT_ONCE, countProjects } from '../../src/domain/project/gallery.ts';
import type { ProjectSummary } from '../../src/domain/records/reference-projects.ts';
import { Gallery } from '../../src/features/gallery/Gallery.tsx';
import { DEMO_CONTENT } from './demo-content.ts';
import { hydrate } from './hydrate.tsx';

const root = page.getByRole('region', { name: 'Reference Projects' });
const cards = root.getByRole('listitem');
const dialog = page.getByRole('dialog').filter({ has: page.getByRole('tablist') });
const viewer = page
  .getByRole('dialog')
  .filter({ has: page.getByRole('button', { name: 'Close full screen' }) })
  .last();

interface ProjectsSectionProps {
  /** All projects of the build. */
  projects?: readonly ProjectSummary[];
}

/** The gallery in its page section; the page has the first cards. */
export function ProjectsSection({ projects = DEMO_CONTENT.reference_projects }: ProjectsSectionProps) {
  const built = { projects: projects.slice(0, CARDS_AT_ONCE), counts: countProjects(projects) };
  return (
    <section id={projectsSection} aria-label="Reference Projects" className="py-16">
      <div className="container-page">
        <Gallery built={built} />
      </div>
    </section>
  );
}

/** The gallery of reference projects, located by roles and names. */
export const gallery = {
  root,
  cards,
  companies: cards.getByRole('heading', { level: 3 }),
  /** The number of projects, or the message that there are none. */
  status: root.getByRole('status').first(),
  /** A project's dialog; the full-screen picture is another one. */
  dialog,
  viewer,

  /** Renders the gallery with this query, such as '?size=10x10'. */
  async open(
    query = '',
    projects: readonly ProjectSummary[] = DEMO_CONTENT.reference_projects,
  ): Promise<void> {
    history.replaceState(null, '', `${location.pathname}${query}#${projectsSection}`);
    dispatchEvent(new PopStateEvent('popstate'));
    await hydrate(<ProjectsSection projects={projects} />);
  },

  /** Returns query and fragment of the current URL. */
  address(): string {
    return location.search + location.hash;
  },

  chip(group: 'Industry' | 'Booth size', name: string): Locator {
    return root
      .getByRole('group', { name: group })
      .getByRole('button', { name: new RegExp(`^${name}(?!\\w)`) });
  },

  link(company: string): Locator {
    return root.getByRole('link', { name: `View project: ${company}` });
  },

  async openProject(company: string): Promise<void> {
    await gallery.link(company).click();
    await gallery.expectProject(company);
  },

  async expectProject(company: string): Promise<void> {
    await expect.element(dialog.getByRole('heading', { level: 2 })).toHaveTextContent(company);
  },

  dialogButton(name: string): Locator {
    return dialog.getByRole('button', { name, exact: true });
  },

  tab(name: string): Locator {
    return dialog.getByRole('tab', { name });
  },

  /** Locates the slide in view; its picture is a button. */
  slide(label: string): Locator {
    return dialog.getByRole('group', { name: new RegExp(`^Picture \\d of \\d: ${label}$`) });
  },

  /** Opens the picture of this name, which is in view, full screen. */
  async openPicture(label: string): Promise<void> {
    await gallery.dialogButton(`Show ${label} full screen`).click();
    await gallery.expectPicture(label);
    await expect.poll(gallery.viewedWidth).toBeGreaterThan(0);
  },

  /** Expects that the viewer shows this picture. */
  async expectPicture(label: string): Promise<void> {
    await expect
      .element(viewer.getByRole('heading', { level: 2 }))
      .toMatchTextContent(new RegExp(`: ${label}$`));
  },

  /** Returns the full-screen picture; adjacent ones are inert. Null until it is loaded. */
  viewedImage(): HTMLImageElement | null {
    return viewer.query()?.querySelector<HTMLImageElement>('[role=group]:not([inert]) img') ?? null;
  },

  /** Returns the full-screen picture's drawn width in pixels, magnified or not; 0 until it is loaded. */
  viewedWidth(): number {
    return gallery.viewedImage()?.getBoundingClientRect().width ?? 0;
  },
};
