import localesPlugin from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import program from './package.json' with { type: 'json' };

export default defineConfig({
  root: 'renderer',
  // Relative addresses: the same files are served by the desktop's own protocol, a small server, any web folder.
  base: './',
  publicDir: false,
  plugins: [
    react(),
    // The component library carries its own words in 30 languages; the program speaks two.
    { ...localesPlugin.vite({ locales: ['en-US', 'fr-FR'] }), enforce: 'pre' },
  ],
  define: { __APP_VERSION__: JSON.stringify(program.version) },
  worker: { format: 'es' },
  build: {
    outDir: '../out/renderer',
    emptyOutDir: true,
    target: 'es2023',
    sourcemap: true,
    // The policy allows no inline script; fonts and pictures may be data, but files are cheaper to read.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 2000,
  },
});
