import { join } from 'node:path'
import { fileIn, isLanguage, type Language } from '@medley/contract/values/languages'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type UserConfig } from 'vite'
import { withoutBarrels } from './vite-barrels.ts'
import { chunksByScreen } from './vite-chunks.ts'
import { inLanguage } from './vite-language.ts'

const api = process.env['API'] ?? 'http://127.0.0.1:3000'
const ownFiles =
  /^\/(@|src\/|node_modules\/|boot\.js|favicon|icons\/|manifest\.|offline\.|service-worker\.|__)/

/** One language; `build.ts` builds the browser's app in all of them. */
export default defineConfig(({ mode }) => settings(mode, languageOf(process.env['VITE_LANGUAGE'])))

export const settings = (
  mode: string,
  language: Language,
  chunks = chunksByScreen(),
): UserConfig => ({
  root: import.meta.dirname,
  plugins: [
    withoutBarrels(),
    react(),
    inLanguage(language),
    chunks,
    mode === 'mobile' && needsApi(),
  ],
  ...(mode !== 'development' && {
    resolve: {
      alias: {
        '../createLucideIcon.mjs': join(import.meta.dirname, 'src/ui/pictures/create-icon.ts'),
      },
    },
  }),
  build: {
    target: 'baseline-widely-available',
    outDir: mode === 'mobile' ? 'dist-mobile' : 'dist',
    emptyOutDir: mode === 'mobile',
    // Beside the scripts, which do not name them.
    sourcemap: mode === 'mobile' ? false : 'hidden',
    manifest: fileIn(language, '.vite/manifest.json'),
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunks.groups },
        // Names would be a hundredth of a first load: each file names the files that it needs.
        entryFileNames: 'assets/[hash:7].js',
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css'))
            ? 'assets/[hash:7][extname]'
            : 'assets/[name]-[hash][extname]',
      },
    },
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: {
      // The API shares its paths with the screens: page requests get the page, modules and files
      // of this folder are served here, everything else goes to the API.
      '/': {
        target: api,
        bypass: ({ url = '/', headers, method }) => {
          const isPageRequest = method === 'GET' && (headers.accept ?? '').includes('text/html')
          return isPageRequest || ownFiles.test(url) || url === '/' ? url : undefined
        },
      },
    },
  },
})

function languageOf(text: string | undefined): Language {
  if (text === undefined || text === '') return 'en'
  if (isLanguage(text)) return text
  throw new Error(`VITE_LANGUAGE names no language of the product: ${text}`)
}

/** Fails a phone build without an API URL: the app has no server of its own. */
function needsApi(): Plugin {
  return {
    name: 'needs-api',
    config(_, { mode }) {
      const url = process.env['VITE_API_URL'] ?? ''
      if (!/^https?:\/\//.test(url))
        throw new Error(`Set VITE_API_URL to the address of the API to build for ${mode}`)
    },
  }
}
