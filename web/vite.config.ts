import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from './vite-precompress.ts'

const api = process.env['API'] ?? 'http://127.0.0.1:3000'
const ownFiles = /^\/(@|src\/|node_modules\/|theme-boot\.js|favicon|__)/

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), precompress()],
  build: {
    target: 'baseline-widely-available',
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: true,
    manifest: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
              priority: 30,
            },
            {
              name: 'router-query',
              test: /[\\/]node_modules[\\/](react-router|@tanstack)[\\/]/,
              priority: 20,
            },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: {
      // The API shares its paths with the screens: what asks for a page gets the page,
      // modules and files of this folder stay here, everything else is an API call.
      '/': {
        target: api,
        bypass: ({ url = '/', headers, method }) => {
          const wantsPage = method === 'GET' && (headers.accept ?? '').includes('text/html')
          return wantsPage || ownFiles.test(url) || url === '/' ? url : undefined
        },
      },
    },
  },
})
