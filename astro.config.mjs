import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { fullSizeModels } from './scripts/full-size/integration.ts';
import { buildSettings } from './src/config/build-settings.ts';
import { leaveOutLoadedFiles } from './src/config/loaded-files.ts';
import { pagePolicy } from './src/config/page-policy.ts';

/**
 * Modules of a line or two, which import nothing and which many parts of the site load: one file. Each in its own, as it comes
 * by itself, is more of a file than it has to say.
 */
const SMALL_PARTS = [
  {
    name: 'small-parts',
    test: /src.(.*).(document-id|json-record|meeting-form|navigation|register-in)\.ts$/,
  },
];

export default defineConfig({
  output: 'static',
  trailingSlash: 'never',
  // One `<name>.html` per page: what Hosting's cleanUrls expects.
  // The critical stylesheet is small, so it is always inlined (see src/styles/global.css).
  build: { format: 'file', inlineStylesheets: 'always' },
  integrations: [react(), buildSettings(), pagePolicy(), fullSizeModels()],
  devToolbar: { enabled: false },
  // No Markdown here: without this, CSP warns about the highlighter's inline styles
  markdown: { syntaxHighlight: false },
  security: {
    // Acts on built pages only. Astro adds the hashes of what it emits, the layout that of its JSON-LD, and pagePolicy
    // keeps those that the page needs. What a meta tag cannot carry is in firebase.json.
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
    plugins: [tailwindcss(), leaveOutLoadedFiles()],
    // Named like all other files, which browsers may keep for ever (firebase.json)
    worker: {
      format: 'es',
      rolldownOptions: { output: { entryFileNames: '_astro/[name].[hash].js' } },
    },
    // Astro's cookie package is newer than the one that other tools put at the top of node_modules,
    // where the prerenderer would look for it
    environments: {
      prerender: { resolve: { noExternal: ['cookie'] } },
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups: SMALL_PARTS } } } } },
    },
  },
});
