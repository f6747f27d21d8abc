import { authorsOf, misreadAuthors, writesWithOthers } from './book-corrections.ts'
import { comparable, firstOfEach, type ListedWork, lastName, tidy, unique } from './lists.ts'
import { type ShelfWork, writtenYear } from './shelf-line.ts'

const wanted = 2500

/** From this many books alone, a further name on another one is rarely an author. */
const booksOfALoneAuthor = 3

type Book = ListedWork & { creators: string[] }

const setsAndCompanions =
  /box(?:ed)? ?set|boxset|book set|\bset \(|complete collection|collection \d|omnibus|movie companion|ultimate guide|penguin readers|graphic novel|modern critical|screenplay|for soprano|twilight collection|sparknotes/i

/** The most read books, in the order of the list, which is by number of readers. */
export function chooseBooks(listed: ListedWork[]): ShelfWork[] {
  const books = listed.map(corrected)
  const isAuthor = authorship(books)
  const works = books.filter((book) => !setsAndCompanions.test(book.title))
  return firstOfEach(works, titleAndAuthor)
    .slice(0, wanted)
    .map((book) =>
      shelved(
        book,
        book.creators.filter((name, at) => at === 0 || isAuthor(name, book)),
      ),
    )
}

function corrected(book: ListedWork): Book {
  const title = tidy(
    book.title.replace(/ \((?:Middle-Earth Universe|PostSecret|Classic Crime)\)$/, ''),
  )
  const creators = authorsOf.get(title) ?? (book.creators ?? []).map(tidy)
  return { ...book, title, creators: unique(creators) }
}

function titleAndAuthor(book: Book): string {
  return `${comparable(book.title)}|${lastName(book.creators[0] ?? '')}`
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

function shelved(book: Book, creators: string[]): ShelfWork {
  const released = writtenYear(book.year)
  return { title: book.title, creators, ...(released && { released }) }
}
