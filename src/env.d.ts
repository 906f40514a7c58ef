// What Astro and Vite know beyond TypeScript: import.meta.env, import.meta.glob, style sheets and pictures as modules
/// <reference types="astro/client" />
