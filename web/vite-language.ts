import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileIn, type Language } from '@medley/contract/values/languages'
import type { Plugin } from 'vite'

/** The generated texts: a folder per language, of equal modules. */
const englishTexts = /(?<=[\\/]texts[\\/]generated[\\/])en(?=[\\/])/

/** Pages beside the app that have texts, in `web/pages`. */
const ownPages = ['manifest.webmanifest', 'offline.html']

/** Builds the app with the texts of one language: its generated modules replace the English ones. */
export function inLanguage(language: Language): Plugin {
  let isMobile = false
  const nameOf = (file: string) => fileIn(isMobile ? 'en' : language, file)
  const write = (text: string, escape: (text: string) => string) =>
    fillIn(text, language, { manifest: nameOf('manifest.webmanifest'), escape })
  const page = (file: string) =>
    write(
      readFileSync(join(import.meta.dirname, 'pages', file), 'utf8'),
      file.endsWith('.html') ? escapeHtml : escapeJson,
    )
  return {
    name: 'language',
    enforce: 'pre',
    configResolved({ mode }) {
      isMobile = mode === 'mobile'
    },
    async resolveId(source, importer, options) {
      if (language === 'en') return null
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
      if (!resolved || !englishTexts.test(resolved.id)) return resolved
      return resolved.id.replace(englishTexts, language)
    },
    transformIndexHtml: { order: 'pre', handler: (html) => write(html, escapeHtml) },
    configureServer({ middlewares }) {
      for (const file of ownPages)
        middlewares.use(`/${nameOf(file)}`, (_, response, next) => {
          page(file).then((text) => response.end(text), next)
        })
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        for (const file of ownPages)
          this.emitFile({ type: 'asset', fileName: nameOf(file), source: await page(file) })
        const index = bundle['index.html']
        // A phone finds one language in its app.
        if (language === 'en' || isMobile || index?.type !== 'asset') return
        delete bundle['index.html']
        this.emitFile({ type: 'asset', fileName: nameOf('index.html'), source: index.source })
      },
    },
  }
}

/** Writes the texts of a page in place of their names: `{{tryAgain}}`. Throws for a name that no text has. */
async function fillIn(
  page: string,
  language: Language,
  { manifest, escape }: { manifest: string; escape: (text: string) => string },
): Promise<string> {
  const texts = await textsOfPages(language)
  const facts = { ...texts, language, manifest, direction: directionOf(language) }
  const known = new Map<string, unknown>(Object.entries(facts))
  return page.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const text = known.get(name)
    if (typeof text !== 'string') throw new Error(`A page names the text ${name}, which is missing`)
    return escape(text)
  })
}

const escapeJson = (text: string) => JSON.stringify(text).slice(1, -1)

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

async function textsOfPages(language: Language): Promise<object> {
  const file = new URL(`../packages/texts/generated/${language}/page.ts`, import.meta.url)
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- generated, so that its shape is known
  const module: { pageTexts: object } = await import(file.href)
  return module.pageTexts
}

/** The direction that a language is written in. */
function directionOf(language: Language): 'ltr' | 'rtl' {
  const { script = '' } = new Intl.Locale(language).maximize()
  return ['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo', 'Adlm'].includes(script) ? 'rtl' : 'ltr'
}
