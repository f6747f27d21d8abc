import { readdirSync, readFileSync } from 'node:fs'
import { pseudoLanguage, toPseudo } from './pseudo.ts'
import { compileMessage, type CompiledMessage, type ValueType } from './compile-message.ts'

/** A language's texts, each compiled; English where one is missing or broken. */
export interface CompiledLanguage {
  /** BCP 47. */
  language: string
  messages: ReadonlyMap<string, CompiledMessage>
  missing: readonly string[]
  /** The texts that are not used, and why. */
  broken: readonly { key: string; reason: string }[]
}

/** A language with less of the texts than this is not offered. */
export const sufficientShare = 0.8

/** Reads and compiles `en.json`, `de.json` and so on; English first, a pseudo-language last. Throws if an English text is broken. */
export function readLanguages(
  folder: string,
  { withPseudo = false }: { withPseudo?: boolean } = {},
): CompiledLanguage[] {
  const names = readdirSync(folder).filter((name) => /^[a-z]{2,3}(?:-\w+)*\.json$/.test(name))
  const english = compileEnglish(readCatalogue(`${folder}/en.json`))
  const others = names
    .map((name) => name.replace('.json', ''))
    .filter((language) => language !== 'en')
    .toSorted()
    .map((language) => compileLanguage(language, english, folder))
  const whole = { missing: [], broken: [] }
  const pseudo = withPseudo
    ? [{ language: pseudoLanguage, messages: compilePseudo(`${folder}/en.json`), ...whole }]
    : []
  return [{ language: 'en', messages: english, ...whole }, ...others, ...pseudo]
}

/** True for a language that is offered: at least four fifths of its texts are there. */
export function isSufficient({ messages, missing, broken }: CompiledLanguage): boolean {
  return messages.size - missing.length - broken.length >= messages.size * sufficientShare
}

function readCatalogue(file: string): Record<string, unknown> {
  const catalogue: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (typeof catalogue !== 'object' || catalogue === null)
    throw new SyntaxError(`${file} has no texts`)
  return { ...catalogue }
}

/** The text of an entry; Weblate leaves it empty until it is translated. */
function messageOf(entry: unknown): string | undefined {
  if (typeof entry === 'string') return entry
  if (typeof entry !== 'object' || entry === null || !('defaultMessage' in entry)) return undefined
  return typeof entry.defaultMessage === 'string' ? entry.defaultMessage : undefined
}

function compileEnglish(catalogue: Record<string, unknown>): Map<string, CompiledMessage> {
  return new Map(
    Object.entries(catalogue).map(([key, entry]) => {
      const message = messageOf(entry)
      if (message === undefined) throw new SyntaxError(`The text ${key} is missing in English`)
      try {
        return [key, compileMessage(message)]
      } catch (error) {
        throw new SyntaxError(`The English text ${key} is broken`, { cause: error })
      }
    }),
  )
}

function compilePseudo(file: string): Map<string, CompiledMessage> {
  const texts = Object.entries(readCatalogue(file))
  return new Map(
    texts.map(([key, entry]) => [key, compileMessage(toPseudo(messageOf(entry) ?? ''))]),
  )
}

function compileLanguage(
  language: string,
  english: ReadonlyMap<string, CompiledMessage>,
  folder: string,
): CompiledLanguage {
  const missing: string[] = []
  const broken: { key: string; reason: string }[] = []
  const messages = new Map(english)
  const catalogue = readable(`${folder}/${language}.json`, broken)
  for (const [key, original] of english) {
    const message = messageOf(catalogue[key])
    if (!message) missing.push(key)
    else
      try {
        messages.set(
          key,
          compileMessage(message, (own) => typesBy(original.values, own)),
        )
      } catch (error) {
        broken.push({ key, reason: error instanceof Error ? error.message : String(error) })
      }
  }
  return { language, messages, missing, broken }
}

function readable(file: string, broken: { key: string; reason: string }[]) {
  try {
    return readCatalogue(file)
  } catch (error) {
    broken.push({ key: file, reason: String(error) })
    return {}
  }
}

/** The types of the English values; a translation may leave values out, and use them only as they are given. */
function typesBy(
  given: ReadonlyMap<string, ValueType>,
  own: ReadonlyMap<string, ValueType>,
): ReadonlyMap<string, ValueType> {
  for (const [name, type] of own) {
    const offered = given.get(name)
    if (offered === undefined) throw new SyntaxError(`There is no value {${name}}`)
    if (type === 'number' && (offered === 'string' || offered === 'boolean'))
      throw new SyntaxError(`The value {${name}} is not a number`)
  }
  return given
}
