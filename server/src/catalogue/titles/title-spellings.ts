import { wordsOf } from '../words.ts'
import { type NumberStyle, readNumbers, type TitleWord, writeNumber } from './title-numbers.ts'

const leet: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 'v' }

/** "Se7en": a digit between letters that stands for one. */
const leetDigit = /(?<=\p{L})[013457](?=\p{L})/gu

const partEnd = /\s*[:()[\]]\s*|\s+[-–—]\s+|,\s+/u

/** The words of each part of a title, with its numbers read. */
function readTitle(title: string): TitleWord[] {
  const plain = title.normalize('NFKC').replaceAll('×', 'x')
  return plain.split(partEnd).flatMap((part) => readNumbers(wordsOf(unmask(part))))
}

/** "Seven" for "Se7en"; "H2O" and "8mm" stay. */
function unmask(text: string): string {
  return text.replaceAll(leetDigit, (digit) => leet[digit] ?? digit)
}

/**
 * A key that spellings of one title share: "Kill Bill: Vol. 1" and "Kill Bill: Volume One", "Rocky IV" and
 * "Rocky 4", "Se7en" and "Seven". Finer than `normalize_title` of the database nowhere.
 */
export function titleKey(title: string): string {
  const words = readTitle(title).map((one) =>
    typeof one === 'string' ? one : writeNumber(one.number, 'digits'),
  )
  const [first = ''] = words
  const named = words.length > 1 && /^an?$/.test(first) ? words.slice(1) : words
  return named.join('') || title.normalize('NFKC').toLowerCase().trim()
}

/** True if two titles name different parts of a series: "Gangs of Wasseypur - Part 1" and "... - Part 2". */
export function namesOtherPart(title: string, other: string): boolean {
  const counted = numbersOf(title).find(({ counter, isLast }) => counter !== null || isLast)
  return counted !== undefined && numbersOf(other).every(({ number }) => number !== counted.number)
}

const numbersOf = (title: string) => readTitle(title).filter((one) => typeof one !== 'string')

const styles: readonly NumberStyle[] = ['digits', 'roman', 'word']

/** True if a title has a number that can be written otherwise. */
const hasNumber = (words: readonly TitleWord[]) => words.some((one) => typeof one !== 'string')

/** The title with its numbers in each style; only the title without a number. */
export function numberForms(title: string): string[] {
  const words = readTitle(title)
  if (!hasNumber(words)) return []
  return distinct(
    styles.map((style) =>
      words
        .map((one) =>
          typeof one === 'string'
            ? one
            : [...(one.counter === null ? [] : [one.counter]), writeNumber(one.number, style)].join(
                ' ',
              ),
        )
        .join(' '),
    ),
  )
}

const countersOfForms = ['', 'volume', 'vol', 'part', 'chapter']

/** Other spellings of a title, by which a database that knows only `normalize_title` finds its `titleKey`. */
export function spellingsOf(title: string): string[] {
  const words = readTitle(title)
  const plain = words.every((one) => typeof one === 'string') ? [words.join(' ')] : []
  const counted = hasNumber(words)
    ? styles.flatMap((style) => countersOfForms.map((counter) => write(words, style, counter)))
    : []
  return distinct([...plain, ...counted])
}

function write(words: readonly TitleWord[], style: NumberStyle, counter: string): string {
  return words
    .flatMap((one) => {
      if (typeof one === 'string') return [one]
      const number = writeNumber(one.number, style)
      return counter === '' ? [number] : [counter, number]
    })
    .join(' ')
}

const distinct = (texts: readonly string[]) => [...new Set(texts)]
