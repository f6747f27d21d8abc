/** Observes nothing: jsdom elements never change their size. */
export class SilentResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Reports nothing: in jsdom no element is ever scrolled into view. */
export class SilentIntersectionObserver implements IntersectionObserver {
  readonly root = null
  readonly rootMargin = ''
  readonly scrollMargin = ''
  readonly thresholds = []
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}

/** Reports everything as near. */
export class NearAtOnce extends SilentIntersectionObserver {
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    super()
    queueMicrotask(() => tell([{ isIntersecting: true }]))
  }
}

/** A large light screen: no media query matches. */
export class MediaQueries {
  readonly match = (media: string): MediaQueryList =>
    Object.assign(new EventTarget(), {
      media,
      matches: false,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }) satisfies MediaQueryList
}

/** Escapes everything but letters, digits, _ and - for use in a selector. */
export function escapeCss(text: string): string {
  return text.replaceAll(/[^\w-]/gu, (char) => `\\${(char.codePointAt(0) ?? 0).toString(16)} `)
}
