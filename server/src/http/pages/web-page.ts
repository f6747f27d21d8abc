import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileIn, type Language, languages } from '@medley/contract/values/languages'
import { readPageHeads } from './page-parts.ts'

/** The page's content before the app runs. Texts are already HTML. */
export interface PageDescription {
  status: number
  title: string
  /** Null keeps the built page's title. */
  description: string | null
  /** Further tags. */
  head: string
  /** Content shown until the app renders; may be empty. */
  content: string
  /** The path where the page has moved for good. */
  movedTo?: string | undefined
}

/** The built page, filled in per path. */
export type WritePage = (
  pathname: string,
  page: { isMember: boolean; description: PageDescription | null },
) => string

/** Tells the app that the browser keeps no session, which scripts cannot see. */
const noSession = '<meta name="session" content="none">'

const title = /<title>.*?<\/title>/s
/** The content placeholder in the built page. */
const contentMark = '<!--content-->'
/** The style placeholder, ahead of everything that can wait: styles block the first paint. */
const stylesMark = '<!--styles-->'
const styles = /<link rel="stylesheet"[^>]*>/g
/** Where the tags of the app's code name what they are. */
const codeTags = /<(?:script type="module"|link rel="modulepreload")/g
const metaDescription = /<meta\s+name="description"[^>]*>/

/** The page of a language, or the English one where the build lacks it. */
export interface BuiltPage {
  language: Language
  write: WritePage
}

/** The built page of a language. */
export async function readWebPages(
  folder: URL,
  everywhere: string,
): Promise<(language: Language) => BuiltPage> {
  const read = async (language: Language) => ({
    language,
    write: await readWebPage(folder, everywhere, language),
  })
  const english = await read('en')
  const pages = new Map<Language, BuiltPage>()
  for (const language of languages) {
    if (!existsSync(new URL(fileIn(language, 'index.html'), folder))) continue
    pages.set(language, await read(language))
  }
  return (language) => pages.get(language) ?? english
}

/** Reads the built page of a language. `everywhere` contains tags for every path. */
export async function readWebPage(
  folder: URL,
  everywhere: string,
  language: Language,
): Promise<WritePage> {
  const built = await readFile(new URL(fileIn(language, 'index.html'), folder), 'utf8')
  const pageHead = await readPageHeads(folder, built, language)
  const ownStyles = built.match(styles)?.join('') ?? ''
  const page = built.replaceAll(styles, '')
  const pageToRead = afterPaint(page)
  return (pathname, { isMember, description }) => {
    const screen = pageHead(pathname, isMember)
    const session = isMember ? '' : noSession
    const content = description?.content ?? ''
    const isRead = content !== ''
    const code = isRead ? afterPaint(screen.code) : screen.code
    const tags = everywhere + session + code + (description?.head ?? '')
    return describe(isRead ? pageToRead : page, description)
      .replace(stylesMark, () => (isRead ? ownStyles : ownStyles + screen.styles))
      .replace('</head>', () => `${tags}</head>`)
      .replace(contentMark, () => (isRead ? `<main data-served>${content}</main>` : ''))
      .replace('</body>', () => (isRead ? `${screen.styles}</body>` : '</body>'))
  }
}

/**
 * Tags of code that can wait until the page is painted. Browsers give preloaded code the priority of styles, so its
 * 100 kB would be there before the fonts.
 */
const afterPaint = (tags: string): string => tags.replaceAll(codeTags, '$& fetchpriority="low"')

function describe(page: string, description: PageDescription | null): string {
  if (!description) return page
  const { title: text, description: summary } = description
  const titled = page.replace(title, () => `<title>${text}</title>`)
  if (summary === null) return titled
  return titled.replace(metaDescription, () => `<meta name="description" content="${summary}">`)
}
