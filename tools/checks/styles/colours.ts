import { colourNames } from '../styles.data.ts'
import { declarationsOf } from './style-sheets.ts'

const names = new Set(colourNames.split(/\s+/))

const literals =
  /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^)]*\)?/gi

const properties =
  /\b(?:\w*color|background|fill|stroke)\b['"]?\s*[:=]\s*(?:\{\s*)?(?:'([^']*)'|"([^"]*)"|`([^`]*)`)/gi

/** The colours that a style sheet, page or script spells out; comments do not count. */
export function coloursOf(file: string, text: string): string[] {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '')
  const values = file.endsWith('.css')
    ? declarationsOf(code).map(({ value }) => value)
    : [...code.matchAll(properties)].map(([, ...quoted]) => quoted.join(' '))
  return [...literalsIn(file.endsWith('.css') ? values : [code]), ...values.flatMap(namedIn)]
}

function literalsIn(texts: readonly string[]): string[] {
  return texts.flatMap((text) => [...text.matchAll(literals)].map(([literal]) => literal))
}

function namedIn(value: string): string[] {
  const words = value.matchAll(/(?<![\w-])[a-z]+(?![\w-])/gi)
  return [...words].map(([word]) => word).filter((word) => names.has(word.toLowerCase()))
}
