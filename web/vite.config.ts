/// <reference types="vitest/config" />
import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

const repository = fileURLToPath(new URL('..', import.meta.url))
/** Where a running server listens, for `npm run dev`. */
const server = process.env['SKEP_SERVER'] ?? 'http://127.0.0.1:8000'

/** No test depends on how fast the machine is; the same setting stretches what Python's tests wait. */
const patience = 120_000 * Number(process.env['SKEP_TEST_PATIENCE'] ?? 1)

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: `${repository}src/skep/server/page`,
    emptyOutDir: true,
    // The server's policy allows no inline script or style and no data: address for either.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
  },
  server: {
    fs: { allow: [repository] },
    proxy: { '/api': { target: server, ws: true } },
  },
  // Tests mount components, which Svelte's server build cannot.
  ...(process.env['VITEST'] ? { resolve: { conditions: ['browser'] } } : {}),
  test: {
    environment: 'happy-dom',
    include: ['tests/**/*.test.ts', 'src/games/**/*.test.ts'],
    testTimeout: patience,
    hookTimeout: patience,
  },
})
