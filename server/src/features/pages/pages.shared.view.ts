import { cardSize } from './card/draw-card.ts'
import type { SharedFacts } from './document/facts.ts'

/** The title and shared facts of a page. */
export interface PageView {
  title: string
  shared: SharedFacts
  /** HTML shown until the app renders; see PageFacts. */
  content?: string
}

/** The drawn picture of a page; see serveCards for the kinds. */
export function cardOf(
  origin: string,
  kind: string,
  name: number | string,
  alt: string,
): SharedFacts['image'] {
  return { url: `${origin}/og/${kind}/${name}.png`, alt, ...cardSize }
}

/** A picture URL that is publicly accessible. */
export function imageOf(source: string | null): string | undefined {
  return source !== null && /^https?:\/\//.test(source) ? source : undefined
}
