import { cutText } from '@medley/contract/values/text-cuts'
import sanitizeHtml from 'sanitize-html'

const lengthMax = 20_000

const rules: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'b', 'i', 'em', 'strong', 'ul', 'ol', 'li', 'a'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https'],
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, { href }) => ({
      tagName,
      attribs: { ...(href === undefined ? {} : { href }), rel: 'noopener noreferrer nofollow' },
    }),
    div: 'p',
  },
  nestingLimit: 20,
}

/** Sanitizes a source's HTML to simple formatting, without scripts, resources or styles; null when empty. */
export function fromHtml(html: string | null | undefined): string | null {
  const clean = sanitizeHtml(cutText(html ?? '', lengthMax), rules)
    .replaceAll('\0', '')
    .replaceAll(/<p>(\s|&nbsp;|<br \/>)*<\/p>/g, '')
    .trim()
  return sanitizeHtml(clean, { allowedTags: [] }).trim() === '' ? null : clean
}

/** Wraps plain text in paragraphs; null when empty. */
export function fromText(text: string | null | undefined): string | null {
  return inParagraphs(text, escape)
}

function inParagraphs(
  text: string | null | undefined,
  escapeText: (text: string) => string,
): string | null {
  const paragraphs = (text ?? '')
    .replaceAll('\r', '')
    .trim()
    .split(/\n\s*\n/)
  const html = paragraphs.map((paragraph) => `<p>${escapeText(paragraph.trim())}</p>`).join('')
  return fromHtml(html.replaceAll('\n', '<br />'))
}

/** Treats a description as HTML if it contains a tag, else as plain text. */
export function fromEither(value: string | null | undefined): string | null {
  return /<\/?[a-z][^>]*>/i.test(value ?? '') ? fromHtml(value) : inParagraphs(value, escapeBare)
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Keeps character references (`&mdash;`, `&#8217;`), which the sanitizer decodes; other `&` stand for themselves. */
const escapeBare = (text: string) =>
  text
    .replaceAll(/&(?!#?\w{1,32};)/g, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
