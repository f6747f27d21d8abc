import type { FooterLine, LetterEntry, Part } from './letter.ts'

/** A letter as plain text. Paragraphs are one line each, which mail programs wrap to their width. */
export function textOf(parts: readonly Part[], footer: readonly FooterLine[]): string {
  return `${parts.map(partText).join('\n\n')}\n\n${footerText(footer)}`
}

/** The footer, below the line that separates it for mail programs. */
export function footerText(footer: readonly FooterLine[]): string {
  return ['-- ', ...footer.flatMap(footerLines), ''].join('\n')
}

function partText(part: Part): string {
  if (typeof part === 'string') return part
  if ('button' in part) return part.url
  if ('heading' in part) return part.heading.toUpperCase()
  return part.entries.map(entryText).join('\n\n')
}

function entryText({ title, detail, url }: LetterEntry): string {
  return [title, ...(detail === undefined ? [] : [detail]), url].join('\n')
}

function footerLines({ text, link }: FooterLine): string[] {
  if (!link) return [text]
  if (link.url.startsWith('mailto:')) return [`${text}: ${link.label}`]
  return [text, `${link.label}: ${link.url}`]
}
