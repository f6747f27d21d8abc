import { existsSync } from 'node:fs'
import { fileIn, type Language } from '@medley/contract/values/languages'
import type { Plugin } from 'vite'
import { pageTexts as english } from './src/page.messages.ts'
import { pageTexts as german } from './src/page.messages.de.ts'

/** Modules that have a file per language beside them: `x.messages.ts`, `x.messages.de.ts`. */
const translated = /(?:\.messages|[\\/]messages[\\/]src[\\/]titles)\.ts$/

const pageTexts = { en: english, de: german }

/** Builds the app with the texts of one language: its modules of texts replace the English ones. */
export function inLanguage(language: Language): Plugin {
  let isMobile = false
  return {
    name: 'language',
    enforce: 'pre',
    configResolved({ mode }) {
      isMobile = mode === 'mobile'
    },
    async resolveId(source, importer, options) {
      if (language === 'en') return null
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
      if (!resolved || !translated.test(resolved.id)) return resolved
      const file = fileIn(language, resolved.id)
      // A translation may take what is no text from the English file.
      return file !== importer && existsSync(file) ? file : resolved
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
          const text = new Map<string, string>(Object.entries(pageTexts[language])).get(name)
          if (text === undefined)
            throw new Error(`index.html names the text ${name}, which is missing`)
          return text
        }),
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html']
        // A phone finds one language in its app.
        if (language === 'en' || isMobile || page?.type !== 'asset') return
        delete bundle['index.html']
        const fileName = fileIn(language, page.fileName)
        this.emitFile({ type: 'asset', fileName, source: page.source })
      },
    },
  }
}
