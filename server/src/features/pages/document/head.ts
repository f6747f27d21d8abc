import { escapeHtml } from '../../../lib/html.ts'
import type { PageFacts } from './facts.ts'
import { oneLine } from '../../../lib/one-line.ts'

/** Escapes text as one line of element content or of a quoted attribute. */
export function escapeLine(text: string): string {
  return escapeHtml(oneLine(text))
}

/** JSON for a script element, escaped so that it cannot close the element or open another. */
export function escapeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

const named = (name: string, content: string) =>
  `<meta name="${name}" content="${escapeLine(content)}">`
const property = (name: string, content: string) =>
  `<meta property="${name}" content="${escapeLine(content)}">`

/** The tags of a page for search engines and link previews. `origin` makes URLs absolute. */
export function writeHead(
  facts: PageFacts,
  { origin, siteName, locale }: { origin: string; siteName: string; locale: string },
): string {
  const requests = (facts.requests ?? []).map(
    (path) => `<link rel="preload" as="fetch" crossorigin="anonymous" href="${escapeLine(path)}">`,
  )
  if (!facts.shared) return [...requests, named('robots', 'noindex')].join('')
  const { canonical, description, type, image, data } = facts.shared
  const url = origin + encodeURI(canonical)
  return [
    ...requests,
    `<link rel="canonical" href="${escapeLine(url)}">`,
    property('og:site_name', siteName),
    property('og:locale', locale),
    property('og:type', type),
    property('og:title', facts.title),
    property('og:description', description),
    property('og:url', url),
    ...(image === null ? [] : imageTags(image)),
    named('twitter:card', image?.width ? 'summary_large_image' : 'summary'),
    named('twitter:title', facts.title),
    named('twitter:description', description),
    ...data.map((item) => `<script type="application/ld+json">${escapeJson(item)}</script>`),
  ].join('')
}

function imageTags(image: { url: string; alt: string; width?: number; height?: number }): string[] {
  return [
    property('og:image', image.url),
    ...(image.width === undefined ? [] : [property('og:image:width', String(image.width))]),
    ...(image.height === undefined ? [] : [property('og:image:height', String(image.height))]),
    property('og:image:alt', image.alt),
    named('twitter:image', image.url),
    named('twitter:image:alt', image.alt),
  ]
}
