import { authorsOf, misreadAuthors, writesWithOthers } from './book-corrections.ts'
import { groupBy, type ListedWork, lastName, tidy, titleKey, unique } from './lists.ts'
import { compact, type ShelfWork, writtenYear } from './shelf-line.ts'

/** From this many books alone, a further name on another one is rarely an author. */
const booksOfALoneAuthor = 3

type Book = ListedWork & { creators: string[] }

const setsAndCompanions =
  /box(?:ed)? ?set|boxset|book set|\bset \(|complete collection|collection \d|omnibus|movie companion|ultimate guide|penguin readers|graphic novel|modern critical|screenplay|for soprano|twilight collection|sparknotes/i

/** "New Moon (Twilight, #2)" is "New Moon". */
const seriesMark = /\s*\([^()#]*#[\d.\-–][^()]*\)$/

/** Every book of the list, editions merged, best known first. */
export function chooseBooks(listed: ListedWork[]): ShelfWork[] {
  const books = listed.map(corrected)
  const isAuthor = authorship(books.filter(({ sources }) => sources.includes('goodbooks-10k')))
  const works = books.filter((book) => !setsAndCompanions.test(book.title))
  return [...groupBy(works, (book) => [titleAndAuthor(book)]).values()].flatMap((editions) => {
    const [book] = editions
    if (!book) return []
    const isListed = book.sources.includes('goodbooks-10k')
    const creators = book.creators.filter(
      (name, at) => at === 0 || !isListed || authorsOf.has(book.title) || isAuthor(name, book),
    )
    return [shelved(book, editions, creators)]
  })
}

function corrected(book: ListedWork): Book {
  const title = tidy(
    book.title.replace(/ \((?:Middle-Earth Universe|PostSecret|Classic Crime)\)$/, ''),
  )
  const creators = authorsOf.get(title) ?? (book.creators ?? []).map(tidy)
  return { ...book, title, creators: unique(creators) }
}

function titleAndAuthor(book: Book): string {
  return `${titleKey(book.title)}|${lastName(book.creators[0] ?? '')}`
}

/**
 * The list names translators, illustrators, readers and writers of forewords
 * beside the authors without saying which is which. A further name counts as an
 * author's on a book of our time, written in English, where it is the first
 * name of another book or the first author seldom publishes alone.
 */
function authorship(books: Book[]): (name: string, book: Book) => boolean {
  const first = new Set(books.map((book) => book.creators[0]))
  const translated = new Set(books.filter(isTranslation).map((book) => book.creators[0]))
  const alone = countBy(
    books.filter((book) => book.creators.length === 1).map((b) => b.creators[0]),
  )
  const partners = partnersByName(books)
  return (name, book) => {
    const author = book.creators[0] ?? ''
    if (!isOfOurTime(book) || book.creators.length > 3) return false
    if (misreadAuthors.has(name) || /[^\p{Script=Latin}\p{P}\s]/u.test(name)) return false
    if (writesWithOthers.has(author)) return true
    if (translated.has(author)) return false
    if (first.has(name)) return true
    const isLone = (alone.get(author) ?? 0) >= booksOfALoneAuthor
    return !isLone && partners.get(name)?.size === 1
  }
}

function isOfOurTime({ year }: Book): boolean {
  return year !== undefined && year >= 1950
}

function isTranslation(book: Book): boolean {
  if (!book.originalTitle) return false
  const words = (text: string) => text.toLowerCase().match(/\p{L}{3,}|\d+/gu) ?? []
  const inEnglish = new Set(words(book.title))
  return !words(book.originalTitle).some((word) => inEnglish.has(word))
}

function partnersByName(books: Book[]): Map<string, Set<string>> {
  const partners = new Map<string, Set<string>>()
  for (const book of books) {
    for (const name of book.creators.slice(1)) {
      partners.set(name, (partners.get(name) ?? new Set()).add(book.creators[0] ?? ''))
    }
  }
  return partners
}

function countBy(names: (string | undefined)[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const name of names) if (name) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}

function shelved(book: Book, editions: Book[], creators: string[]): ShelfWork {
  const released = writtenYear(book.year)
  const original = editions.find(({ originalTitle }) => originalTitle)?.originalTitle
  const others = editions.flatMap((one) => [one.title, ...(one.alternativeTitles ?? [])])
  const own = titleKey(book.title)
  const bare = original?.replace(seriesMark, '')
  const originalTitle = bare && titleKey(bare) !== own ? tidy(bare) : undefined
  return compact({
    title: book.title,
    ...(originalTitle && { originalTitle }),
    alternativeTitles: unique([
      ...(originalTitle ? [originalTitle] : []),
      ...others.map(tidy),
    ]).filter((title) => titleKey(title) !== own),
    creators,
    ...(released && { released }),
    ...(book.series && { series: seriesOf(book.series) }),
    isbns: unique(editions.flatMap(({ isbn13 }) => isbn13 ?? [])),
  })
}

/** "Discworld, #1; Rincewind #1" is the first book of Discworld. */
function seriesOf(text: string): { title: string; position?: string } {
  const [first = text] = text.split(';')
  const [, title = first, position] = /^(.*?),? #([\d.\-–]+)/.exec(first) ?? []
  return { title: tidy(title), ...(position && { position: position.replace('–', '-') }) }
}
