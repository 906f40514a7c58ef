// Types that Astro and Vite add: import.meta.env, import.meta.glob, style sheets and pictures as modules
/// <reference types="astro/client" />
