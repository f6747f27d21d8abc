import {
  isLanguage,
  type Language,
  languages,
  languageCookie,
  languageParameter,
} from '@medley/contract/values/languages'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { writeLanguageCookie } from './language-cookie.ts'
import { readCookie } from '../caller/session-cookie.ts'

/** The language of a page: the one chosen before, else the browser's first that we have, else English. */
export function languageOf(request: FastifyRequest): Language {
  const chosen = readCookie(request, languageCookie)
  if (isLanguage(chosen)) return chosen
  return preferredLanguage(request.headers['accept-language'], languages) ?? 'en'
}

/**
 * The one of the `offered` languages that the header `Accept-Language` asks for most: as it is named, without its
 * region, or of another region. Undefined if it accepts none.
 */
export function preferredLanguage<Offered extends string>(
  header: string | undefined,
  offered: readonly Offered[],
): Offered | undefined {
  for (const accepted of acceptedLanguages(header)) {
    const [base] = accepted.split('-')
    const found =
      offered.find((language) => language.toLowerCase() === accepted) ??
      offered.find((language) => language === base) ??
      offered.find((language) => language.split('-')[0] === base)
    if (found !== undefined) return found
  }
  return undefined
}

/** Result of a link that chooses a language: the choice, and the same page without it. */
export interface LanguageChoice {
  language: Language
  path: string
}

/** The choice that a page's URL makes, or undefined. */
export function findLanguageChoice({ url }: FastifyRequest): LanguageChoice | undefined {
  if (!url.includes(`${languageParameter}=`)) return undefined
  const { pathname, searchParams } = new URL(`http://page${url}`)
  const language = searchParams.get(languageParameter)
  if (!isLanguage(language)) return undefined
  searchParams.delete(languageParameter)
  const query = searchParams.size > 0 ? `?${searchParams.toString()}` : ''
  // A second slash at the start would lead to another host.
  return { language, path: pathname.replace(/^\/+/, '/') + query }
}

/** Keeps the choice for a year and leads to the page. */
export function followLanguageChoice(
  reply: FastifyReply,
  { language, path }: LanguageChoice,
): void {
  void reply
    .header('set-cookie', writeLanguageCookie(language))
    .header('cache-control', 'no-store')
    .redirect(path, 302)
}

/** The languages of the header `Accept-Language` in lower case, best first; those with q=0 are refused. */
function acceptedLanguages(header = ''): string[] {
  return header
    .split(',')
    .map((part) => {
      const [range = '', ...parameters] = part.trim().split(';')
      const quality = parameters.map((text) => /^\s*q=([\d.]+)$/.exec(text)?.[1]).find(Boolean)
      return { language: range.toLowerCase(), quality: Number(quality ?? 1) }
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ language }) => language)
}
