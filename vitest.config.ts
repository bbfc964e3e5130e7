import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: {
    alias: [
      { find: /^fast-check$/, replacement: fileURLToPath(new URL('scripts/fast-check-seeded.mjs', import.meta.url)) },
    ],
  },
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts', 'bench/**/*.test.ts', 'web/**/*.test.ts'],
    maxWorkers: '100%', // the runner would leave a core free, which on two is half of them
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
