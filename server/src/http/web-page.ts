import { readFile } from 'node:fs/promises'
import { readPageHeads } from './page-parts.ts'

/** What a page says about itself before the app runs. Texts are HTML already. */
export interface PageDescription {
  status: number
  title: string
  /** Null takes the one of the built page. */
  description: string | null
  /** Further tags. */
  head: string
  /** What stands on the page until the app draws it; may be empty. */
  content: string
}

/** The built page, to be filled in for a path. */
export type WritePage = (pathname: string, description: PageDescription | null) => string

const title = /<title>.*?<\/title>/s
/** The place of the content in the built page. */
const contentMark = '<!--content-->'
/** The place of the styles, before all that can wait: nothing is painted without them. */
const stylesMark = '<!--styles-->'
const styles = /<link rel="stylesheet"[^>]*>/g
const metaDescription = /<meta\s+name="description"[^>]*>/

/** Reads the built page. `everywhere` are tags that it has at every path. */
export async function readWebPage(folder: URL, everywhere: string): Promise<WritePage> {
  const built = await readFile(new URL('index.html', folder), 'utf8')
  const pageHead = await readPageHeads(folder, built)
  const ownStyles = built.match(styles)?.join('') ?? ''
  const page = built.replaceAll(styles, '')
  return (pathname, description) => {
    const screen = pageHead(pathname)
    const tags = everywhere + screen.code + (description?.head ?? '')
    const content = description?.content ?? ''
    return describe(page, description)
      .replace(stylesMark, () => ownStyles + screen.styles)
      .replace('</head>', () => `${tags}</head>`)
      .replace(contentMark, () => (content === '' ? '' : `<main data-served>${content}</main>`))
  }
}

function describe(page: string, description: PageDescription | null): string {
  if (!description) return page
  const { title: text, description: summary } = description
  const titled = page.replace(title, () => `<title>${text}</title>`)
  if (summary === null) return titled
  return titled.replace(metaDescription, () => `<meta name="description" content="${summary}">`)
}
