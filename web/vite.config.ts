import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const server = process.env.REAME_URL ?? 'http://127.0.0.1:8080';

export default defineConfig({
  // Every address is relative, so that the client works below any path.
  base: './',
  plugins: [svelte()],
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // Few files: a phone waits for each of them.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'], priority: 2 },
            { name: 'Table', test: /\/web\/src\/(table|board|lessons|games\/index|pages\/Table)/, priority: 1 },
          ],
        },
      },
    },
  },
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: server, ws: true } } },
  test: { include: ['tests/unit/**/*.test.ts', 'src/**/*.test.ts'] },
});
