import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    coverage: { include: ['electron/**/*.{ts,tsx}', 'renderer/**/*.{ts,tsx}'] },
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['test/**/*.test.ts'],
          exclude: ['test/e2e/**', 'test/ui/**'],
          // A machine that does other things besides is slow, not wrong.
          testTimeout: 30_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'ui',
          environment: 'happy-dom',
          include: ['test/ui/**/*.test.{ts,tsx}'],
          testTimeout: 30_000,
        },
      },
      {
        // The real main process runs over a stand-in for Electron (test/e2e/harness).
        resolve: { alias: { electron: new URL('test/e2e/harness/electron.ts', import.meta.url).pathname } },
        test: {
          name: 'e2e',
          environment: 'node',
          globalSetup: ['test/e2e/harness/global-setup.ts'],
          include: ['test/e2e/**/*.test.ts'],
          // Two windows at once use two cores well; more wait for each other. After the rest, which uses all of them.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
