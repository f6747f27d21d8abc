import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { type CompiledLanguage, isSufficient, readLanguages } from './catalogues.ts'

const texts = fileURLToPath(new URL('../../../texts', import.meta.url))
const generated = fileURLToPath(new URL('../generated/', import.meta.url))

type Node = Map<string, Node | string>

/**
 * Writes a module per feature and language from `texts/*.json` into a folder beside `src`, whose name ends with `/`; only
 * files that change. Returns all languages.
 */
export function generateTexts(folder = texts, output = generated): CompiledLanguage[] {
  const withPseudo = process.env['VITE_PSEUDO'] === 'on'
  const languages = readLanguages(folder, { withPseudo })
  const offered = languages.filter(isSufficient)
  const files = new Map<string, string>()
  for (const language of offered) {
    files.set(`${language.language}/formats.ts`, formatsFile(language.language))
    for (const [feature, node] of featuresOf(language))
      files.set(`${language.language}/${kebab(feature)}.ts`, featureFile(feature, node))
  }
  files.set('languages.ts', languagesFile(offered))
  files.set('server.ts', serverFile(offered))
  writeFiles(output, files)
  return languages
}

/** The compiled texts as trees, by feature: `lists.editor.save` is in the tree `editor` of `lists`. */
function featuresOf({ messages }: CompiledLanguage): Map<string, Node> {
  const features = new Map<string, Node>()
  for (const [key, { code }] of messages) {
    const [feature = '', ...path] = key.split('.')
    const name = path.pop()
    if (name === undefined) throw new SyntaxError(`The text ${key} belongs to no feature`)
    let node = features.get(feature) ?? new Map<string, Node | string>()
    features.set(feature, node)
    for (const part of path) node = innerOf(node, part, key)
    node.set(name, code)
  }
  return features
}

function innerOf(node: Node, name: string, key: string): Node {
  const inner = node.get(name) ?? new Map<string, Node | string>()
  if (typeof inner === 'string') throw new SyntaxError(`The text ${key} lies inside of a text`)
  node.set(name, inner)
  return inner
}

function featureFile(feature: string, texts: Node): string {
  const body = objectOf(texts, '')
  const used = ['form', 'number', 'plural', 'select'].filter((name) => body.includes(`${name}(`))
  const imports = used.length > 0 ? `import { ${used.join(', ')} } from './formats.ts'\n\n` : ''
  return `${imports}export const ${feature}Texts = ${body}\n`
}

/** An object, or a list where the keys are 0, 1 and so on. */
function objectOf(texts: Node, indent: string): string {
  if ([...texts.keys()].every((key, index) => key === String(index)))
    return listOf([...texts.values()])
  const fields = [...texts].map(([key, value]) => {
    const name = /^[a-z]\w*$/i.test(key) ? key : `'${key}'`
    return `${indent}  ${name}: ${typeof value === 'string' ? value : objectOf(value, `${indent}  `)},\n`
  })
  return `{\n${fields.join('')}${indent}}`
}

function listOf(texts: readonly (Node | string)[]): string {
  const items = texts.map((text) => (typeof text === 'string' ? text : objectOf(text, '')))
  // A function begins with its parameters; texts alone are a tuple, whose items are known to be there.
  const arePlain = texts.every((text) => typeof text === 'string' && !text.startsWith('('))
  return `[${items.join(', ')}]${arePlain ? ` as [${texts.map(() => 'string').join(', ')}]` : ''}`
}

/** The signs of a language's numbers, by `Intl`. English dates are American, but lists read `A, B and C`. */
function formatsFile(language: string): string {
  const signs = (value: number) =>
    Object.fromEntries(
      new Intl.NumberFormat(language).formatToParts(value).map((part) => [part.type, part.value]),
    )
  const facts = {
    language,
    group: signs(1_234_567)['group'] ?? '',
    decimal: signs(1.5)['decimal'] ?? '.',
    groupsFrom: signs(1000)['group'] === undefined ? 5 : 4,
  }
  return `import { formatsOf } from '../../src/formats.ts'

/** BCP 47. */
export const language: string = '${language}'

export const { form, number, plural, select } = formatsOf(${JSON.stringify(facts)})
`
}

function languagesFile(offered: readonly CompiledLanguage[]): string {
  const codes = offered.map(({ language }) => language)
  const names = codes.map((code) => `  '${code}': ${JSON.stringify(nameOf(code))},\n`)
  return `export const languages = [${codes.map((code) => `'${code}'`).join(', ')}] as const

/** What their speakers call them. */
export const languageNames = {\n${names.join('')}}\n`
}

function nameOf(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

/** Features of the web app whose texts are also on the server's pages. */
const shared = ['backupFailures', 'importSources', 'titles']

function serverFile(offered: readonly CompiledLanguage[]): string {
  const imports = offered.flatMap(({ language }) =>
    ['server', ...shared].map(
      (feature) =>
        `import { ${feature}Texts as ${variable(language)}${feature} } from './${language}/${kebab(feature)}.ts'\n`,
    ),
  )
  const fields = offered.map(({ language }) => {
    const names = shared.map((feature) => `${feature}: ${variable(language)}${feature}`)
    return `  '${language}': { ...${variable(language)}server, ${names.join(', ')} },\n`
  })
  return `${imports.join('')}
const byLanguage = {\n${fields.join('')}}

export type ServerTexts = (typeof byLanguage)['en']

/** The server's texts in a language; English for one whose texts have gone. */
export function textsIn(language: string): ServerTexts {
  return new Map<string, ServerTexts>(Object.entries(byLanguage)).get(language) ?? byLanguage.en
}
`
}

const variable = (language: string) => language.replaceAll('-', '')

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Writes what changed and removes what is no longer there, so that watchers see only true changes. */
function writeFiles(output: string, files: ReadonlyMap<string, string>) {
  for (const old of existing(output)) if (!files.has(old)) rmSync(output + old)
  for (const [name, text] of files) {
    mkdirSync(output + name.replace(/[^/]*$/, ''), { recursive: true })
    if (contentOf(output + name) !== text) writeFileSync(output + name, text)
  }
}

function existing(output: string): string[] {
  mkdirSync(output, { recursive: true })
  return readdirSync(output, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  )
}

function contentOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
