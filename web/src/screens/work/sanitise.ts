import type { DOMPurify } from 'dompurify'

const allowed = {
  ALLOWED_TAGS: ['p', 'br', 'b', 'i', 'em', 'strong', 'ul', 'ol', 'li', 'a'],
  ALLOWED_ATTR: ['href'],
  ALLOWED_URI_REGEXP: /^https?:/i,
}

/** Reduces HTML from an external source to simple markup and web links. */
export function sanitise(purifier: DOMPurify, html: string): string {
  const fragment = purifier.sanitize(html, { ...allowed, RETURN_DOM_FRAGMENT: true })
  for (const link of fragment.querySelectorAll('a')) {
    link.rel = 'noopener noreferrer nofollow'
    link.target = '_blank'
  }
  const holder = document.createElement('div')
  holder.append(fragment)
  return holder.innerHTML
}

/** The text content of HTML; executes and loads nothing. */
export function textOf(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent.trim()
}
