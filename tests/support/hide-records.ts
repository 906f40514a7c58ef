import type { Page } from '@playwright/test';

/** Has lists whose query names `collections` look for a field as no record has it in place of `field`: they find nothing. */
export async function hideRecords(page: Page, collections: RegExp, field: string): Promise<void> {
  await page.route('**/Listen/channel*', async (route) => {
    const body = route.request().postData() ?? '';
    const isMeant = collections.test(body);
    await route.continue(isMeant ? { postData: body.replaceAll(field, `never_${field}`) } : {});
  });
}
