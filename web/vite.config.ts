import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { serviceWorker } from './plugins/service-worker.ts'
import { shortTexts } from './plugins/short-texts.ts'

export default defineConfig({
  base: './',
  plugins: [svelte(), shortTexts(), serviceWorker()],
  build: {
    outDir: '../src/tatami/web/dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // fonts must stay files, or they weigh on the style sheet
    reportCompressedSize: false,
  },
  // the texts stand beside the games they tell, outside this folder
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
  ...(process.env.VITEST ? { resolve: { conditions: ['browser'] } } : {}),
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'] },
})
