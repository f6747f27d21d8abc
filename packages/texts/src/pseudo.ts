import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js'

/** The code of the pseudo-language, as Unicode reserves it. */
export const pseudoLanguage = 'en-XA'

const accented = new Map(
  Object.entries({
    a: 'á',
    c: 'ç',
    e: 'ë',
    g: 'ğ',
    i: 'î',
    l: 'ļ',
    n: 'ñ',
    o: 'ô',
    r: 'ř',
    s: 'š',
    t: 'ţ',
    u: 'û',
    y: 'ý',
    z: 'ž',
    A: 'Â',
    E: 'É',
    I: 'Ï',
    O: 'Ö',
    S: 'Š',
    T: 'Ţ',
  }),
)

/**
 * An English message as a text that nobody translated would stand out of: with accents, a third longer, in brackets.
 * `Lists of {name}` is `[Ļîšţš ôf {name} ···]`. Markup at the beginning of a legal text stays in front.
 */
export function toPseudo(message: string): string {
  const elements = parse(message, { ignoreTag: true })
  const [, markup = '', body = ''] =
    /^((?:# |- )?)([\s\S]*)$/.exec(printAST(accent(elements))) ?? []
  return body.trim() === ''
    ? message
    : `${markup}[${body}${'·'.repeat(Math.ceil(message.length / 3))}]`
}

function accent(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  return elements.map((element) => {
    if (element.type === TYPE.literal) return { ...element, value: withAccents(element.value) }
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return element
    const options = structuredClone(element.options)
    for (const option of Object.values(options)) option.value = accent(option.value)
    return { ...element, options }
  })
}

/** Words with accents; the targets of links, `[words](target)`, stay. */
function withAccents(text: string): string {
  return text
    .split(/(\]\(\w*\)?)/)
    .map((part, index) =>
      index % 2 === 1 ? part : [...part].map((letter) => accented.get(letter) ?? letter).join(''),
    )
    .join('')
}
