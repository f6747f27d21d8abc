import { fireEvent, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepFocus } from './keep-focus.ts'

let stop: () => void

beforeEach(() => {
  document.body.innerHTML = `
    <button id="before">Before</button>
    <main tabindex="-1">
      <section><p><button id="retry">Try again</button></p></section>
      <ul><li><a href="/1">One</a></li><li><a href="/2">Two</a></li><li><a href="/3">Three</a></li></ul>
    </main>`
  stop = keepFocus(required(document.querySelector('main')))
})

afterEach(() => stop())

function required<T>(value: T | null): T {
  if (value === null) throw new Error('It is not on the page')
  return value
}

const find = (selector: string) => required(document.querySelector<HTMLElement>(selector))
const settled = async () => Promise.resolve()

test('focuses the nearest ancestor of a removed element', async () => {
  find('#retry').focus()
  find('p').remove()
  await settled()
  expect(document.activeElement).toBe(find('section'))
})

test('focuses the row that takes the place in a list, or the last one', async () => {
  find('[href="/2"]').focus()
  find('li:nth-child(2)').remove()
  await settled()
  expect(document.activeElement).toBe(find('[href="/3"]'))
  find('li:last-child').remove()
  await settled()
  expect(document.activeElement).toBe(find('[href="/1"]'))
  find('ul').remove()
  await settled()
  expect(document.activeElement).toBe(find('main'))
})

test('moves the focus off a button that becomes disabled', async () => {
  find('#retry').focus()
  find('#retry').setAttribute('disabled', '')
  await settled()
  expect(document.activeElement).toBe(find('section'))
})

test('leaves the focus on another element', async () => {
  find('#retry').focus()
  find('p').remove()
  find('#before').focus()
  await settled()
  expect(document.activeElement).toBe(find('#before'))
})

test('leaves the focus alone after a click on the page', async () => {
  find('#retry').focus()
  find('#retry').blur()
  await settled()
  fireEvent.pointerDown(document.body)
  find('p').remove()
  await settled()
  expect(document.activeElement).toBe(document.body)
})

test('focuses the main element after a dialog closes, unless another element takes the focus', async () => {
  const open = () => {
    document.body.insertAdjacentHTML('beforeend', '<div id="window"><button>Yes</button></div>')
    find('#window button').focus()
  }
  open()
  find('#window').remove()
  await waitFor(() => expect(document.activeElement).toBe(find('main')))

  open()
  find('#window').remove()
  await settled()
  find('#before').focus()
  await new Promise((resolve) => setTimeout(resolve))
  expect(document.activeElement).toBe(find('#before'))
})
