import type { DOMPurify } from 'dompurify'

const allowed = {
  ALLOWED_TAGS: ['p', 'br', 'b', 'i', 'em', 'strong', 'ul', 'ol', 'li', 'a'],
  ALLOWED_ATTR: ['href'],
  ALLOWED_URI_REGEXP: /^https?:/i,
}

/** HTML of an outside source with nothing left but simple marks and links to the web. */
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

/** The words of HTML without any of its marks; runs nothing and loads nothing. */
export function textOf(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent.trim()
}
