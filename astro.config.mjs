import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { colors } from '#company/colors.ts';
import { buildSettings } from './src/config/build-settings.ts';
import { COMPANY_FOLDER } from './src/config/company-folder.mjs';
import { companyModules } from './src/config/company-vite.ts';
import { isMissing } from './src/config/left-out.ts';
import { prerenderPages } from './src/config/prerender-pages.ts';

/**
 * Chunks, each with everything that its modules import: the first step of the wizard, with the fields that all forms share,
 * and the three steps after it are a file each, instead of one for every module that two pages share. Other pages load a
 * little more for it. The meeting step must stay out: its chunk would bring luxon to pages that share only its fields.
 */
const CHUNKS = [
  {
    name: 'wizard',
    test: /features.wizard.Wizard\.tsx$|components.(ButtonLink|CheckboxField|PrivacyNote|TextField|contact-inputs)\.tsx?$/,
  },
  { name: 'steps', test: /features.wizard.(frame.MiddleStep|booth.DesignPicture)\.tsx$/ },
  // For the hero, which loads neither the wizard nor its steps
  { name: 'lazy', test: /preload-helper/, priority: 1 },
  { name: 'words', test: /logo.dress-words\.ts$/, priority: 1 },
];

/** False for pages with `noindex` and for routes without a page, which the sitemap leaves out. */
const isIndexed = (page) =>
  !/\/(?:admin|auth|meeting|proposal|quote)$/.test(page) && !isMissing(new URL(page).pathname);

export default defineConfig({
  output: 'static',
  publicDir: `${COMPANY_FOLDER}/public`,
  trailingSlash: 'never',
  // One `<name>.html` per page: what Hosting's cleanUrls expects.
  // The critical stylesheet is small, so it is always inlined (see src/styles/global.css).
  build: { format: 'file', inlineStylesheets: 'always' },
  integrations: [react(), buildSettings(), prerenderPages(), sitemap({ filter: isIndexed })],
  devToolbar: { enabled: false },
  // No Markdown here: without this, CSP warns about the highlighter's inline styles
  markdown: { syntaxHighlight: false },
  security: {
    // Acts on built pages only. Astro adds the hashes of what it emits, the layout adds its JSON-LD's, and leanPolicy
    // keeps what the page needs. What a meta tag cannot carry is in firebase.json.
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
      ],
    },
  },
  vite: {
    plugins: [companyModules(COMPANY_FOLDER, colors), tailwindcss()],
    // Named like all other files, which browsers may keep for ever (firebase.json)
    worker: { format: 'es', rolldownOptions: { output: { entryFileNames: '_astro/[name].[hash].js' } } },
    // Astro's cookie package is newer than the one that other tools put at the top of node_modules,
    // where the prerenderer would look for it
    environments: {
      prerender: { resolve: { noExternal: ['cookie'] } },
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } } } },
    },
  },
});
