import { expect, test } from 'vitest'
import { keepServedFocus } from './served-focus.ts'

const served = (links: string) => `<div class="boot-bar"></div><main data-served>${links}</main>`
const film = '<a href="/film/1-heat">Heat</a>'
const book = '<a href="/book/2-emma">Emma</a>'

function pageWith(html: string): Element {
  document.body.innerHTML = `<div id="root">${html}</div>`
  const root = document.querySelector('#root')
  if (!root) throw new Error('There is no root')
  return root
}

async function draw(root: Element, html: string): Promise<void> {
  root.innerHTML = html
  await Promise.resolve()
}

const focus = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus()
const focused = () => document.activeElement?.outerHTML

test('moves the focus from a served link to the app link with the same target', async () => {
  const root = pageWith(served(film + book))
  keepServedFocus(root)
  focus('[href="/book/2-emma"]')
  await draw(root, `<a href="/book/2-emma">In the navbar</a><main>${book}${film}</main>`)
  expect(focused()).toBe(book)
})

test('finds the same one of several links with one target', async () => {
  const root = pageWith(served(`${film}<a href="/film/1-heat">Again</a>`))
  focus('a + a')
  keepServedFocus(root)
  await draw(root, `<main>${film}<a href="/film/1-heat">Review</a></main>`)
  expect(focused()).toContain('Review')
})

test('focuses a link that renders late, unless the focus has moved', async () => {
  const root = pageWith(served(film))
  keepServedFocus(root)
  focus('a')
  await draw(root, '<main><button>Filter</button></main>')
  await draw(root, `<main><button>Filter</button>${film}</main>`)
  expect(focused()).toBe(film)

  const other = pageWith(served(film))
  keepServedFocus(other)
  focus('a')
  await draw(other, '<main><button>Filter</button></main>')
  focus('button')
  other.querySelector('main')?.insertAdjacentHTML('beforeend', film)
  await Promise.resolve()
  expect(focused()).toContain('Filter')
})

test('changes nothing when no served link had the focus', async () => {
  const root = pageWith(served(film))
  keepServedFocus(root)
  await draw(root, `<main>${film}</main>`)
  expect(document.activeElement).toBe(document.body)
})
