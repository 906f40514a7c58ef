import { expect, test } from '../support/fixtures.ts';
import { COMPANIES, GalleryPage } from '../support/gallery-page.ts';

const NONE = 'No projects match your selected filters. Try adjusting your criteria.';
const INDUSTRIES = ['Technology', 'Energy', 'Healthcare', 'Retail', 'Financial', 'Automotive'];

test('both filters stand at All, with counts, above every project', async ({ gallery, page }) => {
  await gallery.open();
  const industries = gallery.root.getByRole('group', { name: 'Industry' }).getByRole('button');
  await expect(industries).toHaveText([/^All6/, ...INDUSTRIES.map((name) => new RegExp(`^${name}1`))]);
  const sizes = gallery.root.getByRole('group', { name: 'Booth size' }).getByRole('button');
  await expect(sizes).toHaveText([/^All6/, /^10×102/, /^10×202/, /^20×202/]);
  await expect(page.getByRole('button', { name: 'All 6 projects', pressed: true })).toHaveCount(2);
  await expect(gallery.companies).toHaveText(COMPANIES);
  await expect(gallery.status).toHaveText('6 projects');
  const card = gallery.cards.first();
  for (const text of ['CES, Las Vegas, NV', 'Technology', '20×20', '1,240 badge scans']) {
    await expect(card).toContainText(text);
  }
});

test('a chip filters the cards and the counts of the other group, and is in the address', async ({
  gallery,
  page,
}) => {
  await gallery.open('?utm_source=mail');
  await gallery.chip('Booth size', '10×10').click();
  await expect(gallery.companies).toHaveText(['Caredock Health', 'Ledgerline Capital']);
  await expect(gallery.status).toHaveText('2 of 6 projects');
  await expect(gallery.chip('Booth size', '10×10')).toHaveAttribute('aria-pressed', 'true');
  await expect(gallery.chip('Booth size', 'All')).toHaveAttribute('aria-pressed', 'false');
  await expect(gallery.chip('Industry', 'All')).toContainText('2 projects');
  await expect(gallery.chip('Industry', 'Retail')).toContainText('0 projects');
  await expect(page).toHaveURL(/\/\?utm_source=mail&size=10x10#reference-projects$/);

  await gallery.chip('Industry', 'Financial').click();
  await expect(gallery.companies).toHaveText(['Ledgerline Capital']);
  await expect(page).toHaveURL(/\/\?utm_source=mail&size=10x10&industry=financial#reference-projects$/);
  await gallery.chip('Industry', 'All').click();
  await gallery.chip('Booth size', 'All').click();
  await expect(gallery.companies).toHaveText(COMPANIES);
  await expect(page).toHaveURL(/\/\?utm_source=mail#reference-projects$/);
});

test('filters without a project say so, and a button shows all projects again', async ({ gallery, page }) => {
  await gallery.open();
  await gallery.chip('Industry', 'Technology').click();
  await gallery.chip('Booth size', '10×20').click();
  await expect(gallery.status).toHaveText(NONE);
  await expect(gallery.cards).toHaveCount(0);
  await gallery.root.getByRole('button', { name: 'Show all projects' }).click();
  await expect(gallery.companies).toHaveText(COMPANIES);
  await expect(page).toHaveURL(/\/#reference-projects$/);
});

test('a filtered view can be shared', { tag: '@smoke' }, async ({ gallery, page, anotherVisitor }) => {
  await gallery.open();
  await gallery.chip('Industry', 'Energy').click();
  await expect(page).toHaveURL(/industry=energy/);
  const friend = new GalleryPage((await anotherVisitor()).page);
  await friend.showDemoProjectsOnly();
  await friend.page.goto(page.url());
  await expect(friend.companies).toHaveText(['Verdant Grid Energy']);
  await expect(friend.root.getByRole('heading', { level: 2 })).toBeInViewport();
});

test('a link without the fragment leads to the gallery, too', async ({ gallery, page }) => {
  await gallery.showDemoProjectsOnly();
  await page.goto('/?size=20x20');
  await expect(gallery.companies).toHaveText(COMPANIES.slice(0, 2));
  await expect(gallery.root).toBeInViewport();
});

test('filters that nobody knows count as All', async ({ gallery }) => {
  await gallery.open('?industry=farming&size=99x99');
  await expect(gallery.companies).toHaveText(COMPANIES);
});

test('going back and forward takes the filter along', async ({ gallery, page }) => {
  await gallery.open();
  await gallery.chip('Industry', 'Retail').click();
  await page.evaluate(() => {
    location.hash = '#quote-automation';
  });
  await gallery.chip('Industry', 'Energy').click();
  await expect(gallery.companies).toHaveText(['Verdant Grid Energy']);
  await page.goBack();
  await expect(gallery.companies).toHaveText(['Maple & Loom']);
  await page.goForward();
  await expect(gallery.companies).toHaveText(['Verdant Grid Energy']);
});

test('what is published today takes the place of what the page was built with', async ({ gallery, page }) => {
  await gallery.showDemoProjectsOnly((content) => ({
    ...content,
    reference_projects: content.reference_projects
      .filter(({ industry }) => industry !== 'Energy')
      .map((project) => ({ ...project, company_name: `${project.company_name} today` })),
  }));
  await page.goto('/#reference-projects');
  await expect(gallery.companies).toHaveText(
    COMPANIES.filter((name) => !name.startsWith('Verdant')).map((name) => `${name} today`),
  );
  await expect(gallery.chip('Industry', 'Energy')).toContainText('0 projects');
});

test('content that cannot be loaded is logged only, and the projects stay', async ({
  gallery,
  page,
  allowProblems,
}) => {
  allowProblems(/Error loading/, /Failed to load resource/);
  await page.route('**/api/content', (route) => route.fulfill({ status: 404, body: 'Gone' }));
  const logged = page.waitForEvent('console', (message) =>
    message.text().startsWith('Error loading reference projects'),
  );
  await page.goto('/#reference-projects');
  await logged;
  await expect(gallery.companies).toHaveText(COMPANIES);
  await gallery.chip('Industry', 'Healthcare').click();
  await gallery.openProject('Caredock Health');
  await expect(gallery.dialog).toContainText('190 product trials in three days');
});
