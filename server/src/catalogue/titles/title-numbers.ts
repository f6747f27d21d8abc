const numberWords = (
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen ' +
  'sixteen seventeen eighteen nineteen twenty'
).split(' ')

const romanOnes = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix']
const numberMax = 39

/** Words that say what a number counts; "Volume 2" is often only "2". */
const counters: Record<string, string> = {
  vol: 'volume',
  volume: 'volume',
  pt: 'part',
  part: 'part',
  chapter: 'chapter',
  episode: 'episode',
}

const numbers = new Map([
  ...numberWords.map((word, index): [string, number] => [word, index + 1]),
  ...Array.from({ length: numberMax }, (_, index): [string, number] => [
    romanOf(index + 1),
    index + 1,
  ]),
])

function romanOf(number: number): string {
  return 'x'.repeat(Math.floor(number / 10)) + (romanOnes[number % 10] ?? '')
}

/** How a number in a title may be written. */
export type NumberStyle = 'digits' | 'roman' | 'word'

/** The words of a part of a title, its numbers apart. */
export type TitleWord = string | { number: number; counter: string | null; isLast: boolean }

/**
 * Reads the numbers among the words of a part of a title: digits, Roman numbers and words up to twenty.
 * A number that is the whole part, such as "Ten", is a name; "I", "V" and "X" count only after "Part" and the like or
 * at the end: "Rocky V", but not "V for Vendetta".
 */
export function readNumbers(words: readonly string[]): TitleWord[] {
  if (words.length < 2) return [...words]
  return words.flatMap((word, index) => readWord(words, word, index))
}

function readWord(words: readonly string[], word: string, index: number): TitleWord[] {
  const [before = '', after = ''] = [words[index - 1], words[index + 1]]
  const counter = counters[before] ?? null
  const isLast = index === words.length - 1
  const isPlain = isName(word, index) || (word.length === 1 && counter === null && !isLast)
  const number = digitsOf(word) ?? (isPlain ? undefined : numbers.get(word))
  if (number !== undefined) return [{ number, counter, isLast }]
  return counters[word] !== undefined && isNumber(after) ? [] : [word]
}

/** True if a first word is a name rather than a Roman number. */
const isName = (word: string, index: number) => index === 0 && !numberWords.includes(word)

const isNumber = (word: string) => digitsOf(word) !== undefined || numbers.has(word)

const digitsOf = (word: string) => (/^\d{1,4}$/.test(word) ? Number(word) : undefined)

/** A number in a style; digits where it has no Roman number or word. */
export function writeNumber(number: number, style: NumberStyle): string {
  if (style === 'roman' && number >= 1 && number <= numberMax) return romanOf(number)
  return (style === 'word' ? numberWords[number - 1] : undefined) ?? String(number)
}
